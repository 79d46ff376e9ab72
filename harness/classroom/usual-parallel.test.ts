import { expect, it, vi } from 'vitest';
import { usualParallel } from './grade-bundle.ts';

it.each([
  ['a container with little memory has one', 2_000_000_000, (parallel: number) => parallel === 1],
  ['where no limit is known, there is at least one', 0, (parallel: number) => parallel >= 1],
])('of the gradings at once, %s', (_title, limit, isRight) => {
  const limited = vi.spyOn(process, 'constrainedMemory').mockReturnValue(limit);
  expect(usualParallel()).toSatisfy(isRight);
  limited.mockRestore();
});
