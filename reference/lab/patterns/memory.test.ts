import { describe, expect, it } from 'vitest';
import { requireMemory } from './memory.ts';

describe('the memory for tables', () => {
  it('is refused where the machine has it not, in words that say how much it is', () => {
    expect(() => {
      requireMemory('pattern-7-8', 'made', 2e9);
    }).toThrow(
      expect.objectContaining({
        name: 'MethodError',
        message: 'The tables of pattern-7-8 need 2.5 GB of memory to be made; 2.0 GB are available.',
      }),
    );
  });

  it('is less once they are made', () => {
    expect(() => {
      requireMemory('pattern-7-8', 'loaded', 2.2e9);
    }).not.toThrow();
  });

  it('is not asked for small ones', () => {
    expect(() => {
      requireMemory('pattern-6-6-3', 'made', 1e6);
    }).not.toThrow();
  });
});
