/*
 * Iterative deepening with the Manhattan distance for 4-by-4 boards as one writes it in C: what the inner loops are
 * measured against. Reads boards as 16 numbers each; prints for each the moves and the nodes, and in the end the seconds of
 * CPU time. Directions and the count of nodes are those of reference/oracle/deepening/.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SIZE = 4, CELLS = 16 };

struct step {
  int cell, direction;
};

static int cells[CELLS];
static int distances[CELLS][CELLS];
static int degrees[CELLS];
static struct step steps[CELLS][4];
static unsigned long long nodes;
static int threshold;

static int visit(int blank, int undo, int depth, int bound) {
  nodes++;
  if (depth + bound > threshold) return 0;
  if (bound == 0) return 1;
  for (int i = 0; i < degrees[blank]; i++) {
    int direction = steps[blank][i].direction;
    if (direction == undo) continue;
    int from = steps[blank][i].cell;
    int tile = cells[from];
    cells[blank] = tile;
    cells[from] = 0;
    int found = visit(from, 3 - direction, depth + 1, bound + distances[tile][blank] - distances[tile][from]);
    cells[from] = tile;
    cells[blank] = 0;
    if (found) return 1;
  }
  return 0;
}

static void add_step(int cell, int to, int direction) {
  struct step step = {to, direction};
  steps[cell][degrees[cell]++] = step;
}

static void fill_tables(void) {
  for (int cell = 0; cell < CELLS; cell++) {
    int row = cell / SIZE, column = cell % SIZE;
    if (row < SIZE - 1) add_step(cell, cell + SIZE, 0);
    if (column < SIZE - 1) add_step(cell, cell + 1, 1);
    if (column > 0) add_step(cell, cell - 1, 2);
    if (row > 0) add_step(cell, cell - SIZE, 3);
    for (int tile = 1; tile < CELLS; tile++) {
      distances[tile][cell] = abs((tile - 1) / SIZE - row) + abs((tile - 1) % SIZE - column);
    }
  }
}

static int read_board(void) {
  for (int cell = 0; cell < CELLS; cell++) {
    if (scanf("%d", &cells[cell]) != 1) return 0;
  }
  return 1;
}

static void solve(void) {
  int blank = 0, bound = 0, iterations = 0;
  for (int cell = 0; cell < CELLS; cell++) {
    if (cells[cell] == 0) blank = cell;
    else bound += distances[cells[cell]][cell];
  }
  nodes = 0;
  for (threshold = bound; !visit(blank, -1, 0, bound); threshold += 2) iterations++;
  /* The start is counted once. */
  printf("%d %llu\n", threshold, nodes - (unsigned long long)iterations);
}

int main(void) {
  fill_tables();
  clock_t started = clock();
  while (read_board()) solve();
  printf("%.6f\n", (double)(clock() - started) / CLOCKS_PER_SEC);
  return 0;
}
