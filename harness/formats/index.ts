/** The registry of formats: a new one is one file and one line here. They are listed in this order. */
import { autolab } from './autolab.ts';
import { check50 } from './check50.ts';
import { classroom50 } from './classroom50.ts';
import { csv } from './csv.ts';
import { ctrf } from './ctrf.ts';
import { exercism } from './exercism.ts';
import type { Format } from '../contracts/format.ts';
import { githubActions } from './github-actions.ts';
import { githubClassroom } from './github-classroom.ts';
import { gradescope } from './gradescope.ts';
import { html } from './html.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { prairielearn } from './prairielearn.ts';
import { sarif } from './sarif.ts';
import { tap } from './tap.ts';
import { text } from './text.ts';

export const formats: readonly Format[] = [
  html,
  json,
  text,
  gradescope,
  classroom50,
  githubClassroom,
  githubActions,
  prairielearn,
  autolab,
  check50,
  exercism,
  junit,
  ctrf,
  tap,
  sarif,
  markdown,
  csv,
];
