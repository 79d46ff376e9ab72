import { expect, it } from 'vitest';
import type { ModelFile } from '../../specs/slider-puzzle/diagnosis/models.ts';
import { withModels } from './model-file.ts';

const file = (id: string, names: string[], line: string): ModelFile => ({
  ...{ seed: 1, randomInputs: 25, cases: { 'board-1a': names } },
  models: [{ id, fault: 'fault', signs: { 'board-1a': line } }],
});

it('a case that has another name now is gone, and the new one is not known of models that were kept', () => {
  const kept = file('kept', ['small', 'old name'], '- f00d');
  const made = file('made', ['small', 'new name'], '- cafe');
  expect(withModels(kept, made)).toEqual({
    ...{ seed: 1, randomInputs: 25, cases: { 'board-1a': ['small', 'new name'] } },
    models: [file('kept', [], '- ?').models[0], made.models[0]],
  });
});
