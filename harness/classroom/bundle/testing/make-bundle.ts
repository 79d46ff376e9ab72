/** Makes the bundle of a class as a platform would hand it out. */
import { defined } from '../../../text/at.ts';
import { type MadeFile, type MadeSubmission, packZip } from './made.ts';
import { flatMakers } from './flat-makers.ts';
import { folderMakers } from './folder-makers.ts';

const makers: ReadonlyMap<string, (submissions: readonly MadeSubmission[]) => readonly MadeFile[]> = new Map([
  ...Object.entries(flatMakers),
  ...Object.entries(folderMakers),
]);

/** Ids of platforms (platforms.ts), and variants of their bundles: `moodle-flat`, `moodle-blind`, `canvas-anonymous`. */
export const madeKinds: readonly string[] = [...makers.keys()];

/** The files of a bundle. @throws {RangeError} for a kind that none is made of */
export const bundleFiles = (kind: string, submissions: readonly MadeSubmission[]): readonly MadeFile[] =>
  defined(makers.get(kind), `no bundle of the kind ${kind} is made`)(submissions);

/** The bundle as a zip. @throws {RangeError} for a kind that none is made of */
export const makeBundle = (kind: string, submissions: readonly MadeSubmission[]): Promise<Buffer> =>
  packZip(bundleFiles(kind, submissions));
