import { describe, expect, it } from 'vitest';
import { sanitizeReport, machinePlaces } from './sanitize-report.ts';
import { passedReport } from '../testing/reports/passed.ts';

const shown = (text: string): string =>
  sanitizeReport(
    passedReport({ notes: [text] }),
    machinePlaces('/srv/course/hw/alice', { grader: '/srv/grader', cache: '/var/cache/grader' }),
  ).notes.join();

describe('a report that leaves the grader', () => {
  it.each([
    ['/srv/course/hw/alice/Board.java:3', '<submission>/Board.java:3'],
    ['at file:///srv/grader/dist/x.js', 'at file://<grader>/dist/x.js'],
    ['in "/var/cache/grader".', 'in "<cache>".'],
  ])('names no folder of the machine: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each(['/srv/grader2/x', '/srv/grader-old', 'x/srv/grader', '/srv', '/tmp/x'])('leaves %s alone', (text) => {
    expect(shown(text)).toBe(text);
  });

  it('hides a folder of the submission below the grader by the longer name', () => {
    const places = machinePlaces('/srv/grader/fixtures/a', { grader: '/srv/grader' });
    const [note] = sanitizeReport(passedReport({ notes: ['/srv/grader/fixtures/a/X.java'] }), places).notes;
    expect(note).toBe('<submission>/X.java');
  });

  it('carries nothing that a terminal would obey, wherever it was put', () => {
    const hostile = '\u001b[2J\u202e\u0000';
    const report = { ...passedReport(), submission: { ...passedReport().submission, name: hostile } };
    expect(sanitizeReport(report, []).submission.name).toBe('\\u202E\\x00');
  });

  it('is the same report when there is nothing to hide', () => {
    expect(sanitizeReport(passedReport(), machinePlaces('/x/y', {}))).toEqual(passedReport());
  });
});
