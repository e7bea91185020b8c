// What rooms-check calls of the toolchain's libIndexStore, which comes without a header. The library is loaded at run time, so
// nothing but types is declared here.
#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *_Nullable data;
  size_t length;
} index_string;

typedef void *index_object;
typedef bool (*_Nonnull index_string_visitor)(void *_Nullable context, index_string string);
typedef bool (*_Nonnull index_object_visitor)(void *_Nullable context, index_object _Nonnull object);

typedef index_object _Nullable (*index_store_create)(const char *_Nonnull path, void *_Nullable error);
typedef bool (*index_units_apply)(
  index_object _Nonnull store, unsigned sorted, void *_Nullable context, index_string_visitor visitor);
typedef index_object _Nullable (*index_reader_create)(
  index_object _Nonnull store, const char *_Nonnull name, void *_Nullable error);
typedef bool (*index_apply)(index_object _Nonnull reader, void *_Nullable context, index_object_visitor visitor);
typedef index_string (*index_get_string)(index_object _Nonnull object);
typedef index_object _Nonnull (*index_get_object)(index_object _Nonnull object);
typedef int (*index_get_kind)(index_object _Nonnull object);
typedef uint64_t (*index_get_roles)(index_object _Nonnull object);
typedef void (*index_get_place)(index_object _Nonnull object, unsigned *_Nonnull line, unsigned *_Nonnull column);

#endif
