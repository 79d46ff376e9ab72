import { expect, it } from 'vitest';
import { catalogue } from '../../../harness/messages/messages.ts';
import './index.ts';

it('no hint begins with a reference: its first sentence is the title of a cause', () => {
  const hints = [...catalogue()].filter(([id]) => /hint$/i.test(id));
  expect(hints.length).toBeGreaterThan(100);
  expect(hints.filter(([, text]) => typeof text === 'string' && /^(?:See|This runs|A null)\b/.test(text))).toEqual([]);
});
