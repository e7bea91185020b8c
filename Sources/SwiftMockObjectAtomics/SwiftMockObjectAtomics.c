// All is in the header; a target has to have a source file.
#include "SwiftMockObjectAtomics.h"
