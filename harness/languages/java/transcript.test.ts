import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../platform/package-root.ts';
import type { Subject } from '../../contracts/subject.ts';
import { goldenTranscript, neutralFrame } from '../../probe/testing/transcript.ts';
import { subjectOf } from '../../testing/java/testkit.ts';

const nonce = '0'.repeat(32);
let subject: Subject;

beforeAll(async () => {
  const path = join(packageRoot(), 'fixtures', 'protocol', 'java', 'Sample.java');
  subject = await subjectOf({ Sample: readFileSync(path, 'utf8') });
});
afterAll(() => subject.close());

describe('the Java probe and the golden transcript', () => {
  const runs = goldenTranscript().flatMap(({ request, frames }) =>
    request.kind === 'run' ? [{ script: request.script, frames }] : [],
  );

  it.each(runs.map((run, index) => ({ ...run, line: index + 2 })))(
    'agree in line $line',
    async ({ script, frames }) => {
      const outcome = await subject.run(script, { wallMs: 10_000, cpuMs: 10_000 });
      const rows = outcome.rows.flatMap((observations, index) => [
        ...(script.paced === true ? [{ kind: 'ready', index }] : []),
        neutralFrame({ kind: 'row', nonce, index, observations: [...observations] }),
      ]);
      const { out, err } = outcome;
      const last =
        outcome.kind === 'operation-limit'
          ? { kind: 'limit', limit: 'queueOperations', out, err }
          : { kind: 'end', rows: outcome.rows.length, out, err };
      expect([...rows, last]).toEqual(frames);
    },
  );

  it('begins with loading', () => {
    expect(goldenTranscript()[0]).toEqual({ request: { kind: 'load' }, frames: [{ kind: 'loaded' }] });
  });
});
