import { describe, expect, it } from 'vitest';
import { inLocale } from '../../messages/in-locale.ts';
import { makeLocale } from '../../messages/messages.ts';
import { compileMessage, type FirstDiagnostic } from './compiler/protocol.ts';
import { apiSentence, renderDiagnostic, noteSentence, renderScanFinding } from './render-messages.ts';

const place = { path: 'Board.ts', line: 1, column: 1 };
const diagnostic = (message: FirstDiagnostic['message']): FirstDiagnostic => {
  return { ...place, severity: 'error', code: 'module-unavailable', message, excerpt: '' };
};

const emitted = (notes: readonly unknown[]): boolean => {
  const stages = { stage: 'emit', version: '6', units: null, entries: [], diagnostics: [], scan: [], notes };
  return compileMessage.safeParse(stages).success;
};

describe('what the compiler host found', () => {
  it('is said with its facts', () => {
    const found = '1,234';
    expect(apiSentence({ id: 'noParameters', name: 'twin', found })).toBe(
      'twin must have no parameters, but has 1,234',
    );
    expect(apiSentence({ id: 'parameters', name: 'equals', count: 1, found: '2' })).toBe(
      'equals must have 1 parameter, but has 2',
    );
  });

  it('is said in another language', () => {
    const german = makeLocale('de', new Map([['typescript.scan.why.threads', 'ist für mehrere Threads']]));
    const said = inLocale(german, () =>
      renderScanFinding({ ...place, outcome: 'flagged', what: 'Atomics', why: 'threads', instead: null }),
    );
    expect(said).toEqual({
      ...place,
      outcome: 'flagged',
      what: 'Atomics',
      why: 'ist für mehrere Threads',
      instead: null,
    });
  });

  it('takes no places from the text of a submission', () => {
    const note = noteSentence({ id: 'byDefault', path: '{name}', declared: '$&', name: 'Board' });
    expect(note).toBe('{name} exports class $& by default: it was used as Board');
  });

  it('is cut where it is too long', () => {
    const { message } = renderDiagnostic(diagnostic({ id: 'noModule', name: 'x'.repeat(1_500) }));
    expect(message).toBe(`module '${'x'.repeat(992)}…`);
    expect(renderDiagnostic(diagnostic('as the parser says it')).message).toBe('as the parser says it');
  });

  it('is refused with another id, without a fact or with one more', () => {
    const note = { id: 'byDefault', path: 'a.ts', declared: 'B', name: 'C' };
    expect(
      [note, { ...note, id: 'toString' }, { ...note, name: undefined }, { ...note, more: '' }].map((one) =>
        emitted([one]),
      ),
    ).toEqual([true, false, false, false]);
  });
});
