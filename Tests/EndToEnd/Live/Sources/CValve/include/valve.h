typedef struct {
  int position;
} valve_t;
