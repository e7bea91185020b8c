#include "valve.h"
