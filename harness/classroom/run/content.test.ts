/** Reports are kept under the content of an attempt: whatever they depend on makes another one of it. */
import { describe, expect, it } from 'vitest';
import { fingerprintOf, type FingerprintFacts } from '../../api/fingerprint.ts';
import { resolveSettings } from '../../config/resolve.ts';
import { java } from '../../languages/java/index.ts';
import { plainAssignment } from '../../testing/assignments.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import type { Attempt } from '../attempt.ts';
import { ownerOf } from '../bundle/platform.ts';
import { contentOf } from './plan.ts';

const settings = (flags: Parameters<typeof resolveSettings>[0] = {}): FingerprintFacts['settings'] =>
  resolveSettings(flags, { file: null, config: {} }, [plainAssignment]).settings;

const { java: facts } = plainAssignment.languages;
if (facts === undefined) throw new Error('the plain assignment has no Java');

const toolchain = (versions: string): FingerprintFacts['prepared'] => [
  {
    assignment: plainAssignment,
    language: { ...java, versions: () => Promise.resolve([versions]) },
    facts,
    checks: [],
  },
];

const usual: FingerprintFacts = {
  ...{ grader: '1.0.0', settings: settings(), seeds: { seed: 1, hiddenSeed: 1 }, tier: 'full' },
  ...{ prepared: toolchain('javac 21'), cacheDir: scratchFolder('content') },
};

const attemptOf = (files: Files): Attempt => ({
  owner: ownerOf('ada'),
  files: Object.entries(files).map(([path, text]) => {
    return { path, place: path, size: text.length, read: () => Promise.resolve(Buffer.from(text)) };
  }),
  ...{ number: 1, order: 0, submittedAt: null, late: null, place: 'ada', notes: [] },
});

type Files = Readonly<Record<string, string>>;
const both = { A: 'a', B: 'b' };

const contentBy = async (change: Partial<FingerprintFacts>, files: Files): Promise<string> =>
  contentOf(attemptOf(files), await fingerprintOf({ ...usual, ...change }));

describe('the content of an attempt', () => {
  it.each<readonly [what: string, change: Partial<FingerprintFacts>, files: Files]>([
    ["the grader's version", { grader: '1.0.1' }, both],
    ['a setting', { settings: settings({ scan: 'flag' }) }, both],
    ['a setting of style', { settings: settings({ style: false }) }, both],
    ['the compiler', { prepared: toolchain('javac 25') }, both],
    ['the seed', { seeds: { seed: 2, hiddenSeed: 1 } }, both],
    ['the seed of hidden inputs', { seeds: { seed: 1, hiddenSeed: 2 } }, both],
    ['the isolation', { tier: 'basic' }, both],
    ['a file', {}, { A: 'a', B: 'c' }],
    ['the name of a file', {}, { A: 'a', C: 'b' }],
    ['one more file', {}, { A: 'a', B: 'b', C: '' }],
  ])('is another one with %s', async (_, change, files) => {
    expect(await contentBy(change, files)).not.toBe(await contentBy({}, both));
  });

  it.each<readonly [what: string, change: Partial<FingerprintFacts>]>([
    ['how many programs run at once', { settings: settings({ jobs: 7 }) }],
    ['whom the report is for', { settings: settings({ audience: 'staff' }) }],
    ['weights', { settings: { ...settings(), weights: { correctness: 3 } } }],
    ['where the cache is', { cacheDir: '/elsewhere' }],
  ])('does not depend on %s', async (_, change) => {
    expect(await contentBy(change, { B: 'b', A: 'a' })).toBe(await contentBy({}, both));
  });
});
