/** The assignment `8puzzle`: Board and Solver, as Princeton sets it. */
import type { Assignment } from '../../harness/contracts/assignment.ts';
import { withProvedInputs } from '../../harness/contracts/random-inputs.ts';
import { defineMessages } from '../../harness/messages/messages.ts';
import { prepareEdition, weights } from '../slider-puzzle/assessment.ts';
import { allChecks } from '../slider-puzzle/checks/index.ts';
import { commands } from '../commands/index.ts';
import { currentEdition } from '../slider-puzzle/edition.ts';
import { sections } from '../slider-puzzle/sections.ts';
import { measuredSettings } from '../slider-puzzle/settings.ts';
import { languages } from './api.ts';
import { recognise } from './recognise.ts';
import { starters } from './starters.ts';

/** Every fault of the proof that random inputs show is shown by the first 25 of them (docs/proof.md): twice as many. */
const provedInputs = 50;

const messages = defineMessages('8puzzle', { title: '8puzzle: slider puzzles by A* search' });

export const assignment8puzzle: Assignment = {
  id: '8puzzle',
  get title() {
    return messages.title();
  },
  languages,
  sections,
  weights,
  hasExtendedChecks: true,
  provedInputs,
  settings: measuredSettings,
  recognise,
  prepare: withProvedInputs(provedInputs, prepareEdition(currentEdition, allChecks)),
  starters,
  commands,
};
