/**
 * SARIF 2.1.0, as GitHub's code scanning reads it. Every check is a rule, with its verdict and points among the properties;
 * a result is a place in the submitted code that a failed check names. Checks without a place are rules alone.
 */
import { packageName } from '../contracts/package-name.ts';
import type { CheckResult, Report } from '../contracts/report.ts';
import type { Place } from '../contracts/shown.ts';
import { checkText } from './common/detail.ts';
import { isFailure } from '../contracts/is-failure.ts';
import { fitting, type Detail } from './common/fitting.ts';
import { isRemark, mostPoints, points, type Item, type Scored } from './common/items.ts';
import { jsonText } from '../text/json-text.ts';
import { sha256 } from '../text/sha256.ts';
import { listed } from './common/listed.ts';
import { type FailedPlace, failedPlaces, folderOf } from './common/places.ts';
import { oneLine, shorten } from './common/shorten.ts';
import { editionView, type View } from './common/view.ts';
import type { CheckHelp, Format, RenderOptions } from '../contracts/format.ts';
import { textMessages } from './text/messages.ts';
import { explainMessages } from '../explain/messages.ts';
import { codeBlock, escapeMarkdown } from '../text/escape/markdown.ts';
import { verdictMessages } from '../messages/names.ts';

/** Shown of 25,000 that a run may have. */
const mostResults = 5_000;
/** GitHub takes 10 MB after compression; this keeps it in every case. */
const mostBytes = 5_000_000;
const mostOfName = 255;
const mostOfDescription = 1_024;
/** Of a result's message, and of the hint behind it. */
const mostOfMessage = 1_000;
/** Characters for one check with which hints are still told. */
const leastForHints = 400;

const render = (
  report: Report,
  { help = new Map(), environment = {} }: Pick<RenderOptions, 'help' | 'environment'> = {},
): string => {
  const folder = folderOf({ environment });
  const view = editionView(report);
  return fitting(mostBytes, view.failures, (detail) =>
    jsonText({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [runOf({ view, help, folder, detail })],
    }),
  );
};

export const sarif = {
  id: 'sarif',
  title: 'SARIF 2.1.0: findings at their lines, for code scanning',
  place: 'what upload-sarif is given',
  explains: true,
  render,
} satisfies Format;

interface Shown {
  readonly view: View;
  readonly help: ReadonlyMap<string, CheckHelp>;
  /** In which the submission is, from the top of the repository: readers of SARIF name files from there. */
  readonly folder: string;
  readonly detail: Detail;
}

const runOf = (shown: Shown): object => {
  const { view, folder, detail } = shown;
  const { report, scored } = view;
  const { items, left } = listed(scored, detail.checks);
  const sources = new Map(report.submission.sources.map(({ path, text }) => [path, text]));
  const told = { sources, folder, detail, scored };
  const results = items.flatMap((item, ruleIndex) => resultsOf(item, ruleIndex, { ...told, seen: new Map() }));
  return {
    tool: {
      driver: {
        name: packageName,
        version: report.toolchain.grader.replace(/^.* /, ''),
        rules: items.map((item) => ruleOf(item, shown)),
      },
    },
    columnKind: 'utf16CodeUnits',
    invocations: [invocationOf(view)],
    results: results.slice(0, mostResults),
    properties: {
      score: scored.score === null ? null : points(scored.score),
      maxScore: points(mostPoints),
      rulesLeftOut: left,
      resultsLeftOut: scored.items.flatMap(placesOf).length - Math.min(results.length, mostResults),
    },
  };
};

const invocationOf = ({ standing, reason }: View): object => ({
  executionSuccessful: standing === 'graded',
  ...(standing === 'graded'
    ? {}
    : { toolExecutionNotifications: [{ level: 'error', message: { text: withoutLinks(shorten(reason, 5_000)) } }] }),
});

const ruleOf = (item: Item, { view, help: helps, detail }: Shown): object => {
  const { check, available, earned } = item;
  const title = oneLine(check.title, mostOfDescription) || oneLine(check.id, mostOfName);
  return {
    id: oneLine(check.id, mostOfName),
    name: oneLine(check.id, mostOfName),
    shortDescription: { text: title },
    fullDescription: { text: title },
    help: helpOf(title, helps.get(check.id), checkText(check, detail)),
    defaultConfiguration: { level: 'error' },
    properties: {
      tags: [...new Set([check.section, oneLine(check.group, 100)])],
      precision: 'very-high',
      'problem.severity': available > 0 || view.scored.score === null ? 'error' : 'recommendation',
      verdict: check.verdict,
      points: points(earned),
      maxPoints: points(available),
    },
  };
};

/** What the check is for; then what it found here, since what it found at no place is no result. */
const helpOf = (title: string, help: CheckHelp | undefined, found: string): object => {
  const parts = help === undefined ? [] : helpParts(help);
  const plain = [...parts.flat(), ...(found === '' ? [] : [found])];
  if (plain.length === 0) return { text: title };
  const marked = parts.map(([heading, text]) => `**${heading}**\n\n${asWritten(text)}`);
  return {
    text: withoutLinks(plain.join('\n\n')),
    markdown: [...marked, ...(found === '' ? [] : [codeBlock(found, 'text')])].join('\n\n'),
  };
};

/** Sentences of ours have code between backticks; outside of it, `Iterable<T>` would be read as a tag, and not shown. */
const asWritten = (text: string): string =>
  text
    .split(/(`[^`\n]+`)/)
    .map((piece, index) => (index % 2 === 0 ? escapeMarkdown(piece) : piece))
    .join('');

const helpParts = ({ measured, why, passing, source }: CheckHelp): (readonly [heading: string, text: string])[] => [
  [explainMessages.measured(), measured],
  [explainMessages.why(), why],
  [explainMessages.passing(), passing],
  [explainMessages.source(), source],
];

interface Told {
  readonly sources: ReadonlyMap<string, string>;
  readonly folder: string;
  readonly detail: Detail;
  readonly scored: Scored;
  /** How many results of this check have a fingerprint. */
  readonly seen: Map<string, number>;
}

const placesOf = ({ check }: Item): FailedPlace[] =>
  isFailure(check) && check.verdict !== 'grader-fault' ? failedPlaces(check) : [];

const resultsOf = (item: Item, ruleIndex: number, { sources, folder, detail, scored, seen }: Told): object[] => {
  const { check } = item;
  // What costs no points is no error.
  const isMild = isRemark(item, scored);
  const levelOf = ({ level }: Place): Place['level'] => (isMild && level === 'error' ? 'warning' : level);
  return placesOf(item).map(({ place, hint }) => {
    const text = messageOf(place, hint ?? '', check, detail);
    const hash = fingerprint(check.id, place, sources.get(place.path));
    seen.set(hash, (seen.get(hash) ?? 0) + 1);
    const finding = { check, ruleIndex, text, fingerprint: `${hash}:${String(seen.get(hash))}` };
    return resultOf(finding, { ...place, path: folder + place.path, level: levelOf(place) });
  });
};

/** What is wrong comes first, and alone where there is little room: results matter more than hints. */
const messageOf = ({ message }: Place, hint: string, { verdict }: CheckResult, { chars }: Detail): string => {
  const what = shorten(message.trim() === '' ? verdictMessages[verdict]() : message, mostOfMessage);
  return hint === '' || chars < leastForHints
    ? what
    : `${what}\n\n${textMessages.hint()} ${shorten(hint, Math.min(mostOfMessage, chars))}`;
};

interface Finding {
  readonly check: CheckResult;
  readonly ruleIndex: number;
  readonly text: string;
  readonly fingerprint: string;
}

const resultOf = ({ check, ruleIndex, text, fingerprint: hash }: Finding, place: Place): object => ({
  ruleId: oneLine(check.id, mostOfName),
  ruleIndex,
  level: place.level,
  message: { text: withoutLinks(text) },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: relativeUri(place.path) },
        region: { startLine: place.line, ...(place.column === null ? {} : { startColumn: place.column }) },
      },
    },
  ],
  partialFingerprints: { primaryLocationLineHash: hash },
});

/** `[words](address)` is a link for readers of SARIF also in plain text (section 3.11.6), and compilers quote what students wrote. */
const withoutLinks = (text: string): string => text.replaceAll('](', '] (');

/** Relative whatever the path says: no scheme, no root, no way up. */
const relativeUri = (path: string): string => {
  const parts = path.split(/[\\/]+/).filter((part) => part !== '' && part !== '.' && part !== '..');
  return parts.map((part) => encodeURIComponent(part.slice(0, 250).toWellFormed())).join('/') || 'unknown';
};

/**
 * By what the line says and not where it is, so that a finding stays the same when lines are added above it. Several findings
 * on lines that say the same are numbered: GitHub takes what has one fingerprint for one finding.
 */
const fingerprint = (id: string, { path, line, message }: Place, source: string | undefined): string => {
  const text = source?.split('\n')[line - 1]?.replace(/\s+/g, '') ?? message;
  return sha256(JSON.stringify([id, path, text])).slice(0, 32);
};
