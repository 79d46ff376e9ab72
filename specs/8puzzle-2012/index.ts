/** The assignment `8puzzle-2012`: the edition of fall 2012, with size(), Board.isSolvable() and no twin(). */
import type { Assignment } from '../../harness/contracts/assignment.ts';
import { defineMessages } from '../../harness/messages/messages.ts';
import { prepareEdition, weights } from '../slider-puzzle/assessment.ts';
import { commands } from '../commands/index.ts';
import { edition2012 } from '../slider-puzzle/edition.ts';
import { sections } from '../slider-puzzle/sections.ts';
import { measuredSettings } from '../slider-puzzle/settings.ts';
import { languages } from './api.ts';
import { allChecks } from './checks/index.ts';
import { recognise } from './recognise.ts';

const messages = defineMessages('fall2012', { title: '8puzzle of fall 2012: slider puzzles by A* search' });

export const assignment8puzzle2012: Assignment = {
  id: '8puzzle-2012',
  get title() {
    return messages.title();
  },
  languages,
  sections,
  weights,
  hasExtendedChecks: true,
  settings: measuredSettings,
  recognise,
  prepare: prepareEdition(edition2012, allChecks),
  commands,
};
