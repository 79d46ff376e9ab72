import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../platform/package-root.ts';
import type { Script } from '../../contracts/protocol.ts';
import { start, build, submissionOf } from '../../testing/typescript.ts';

interface Exchange {
  readonly request: { readonly kind: 'load' | 'run'; readonly script?: Script };
  readonly frames: readonly { readonly kind: string; readonly observations?: unknown; readonly out?: unknown }[];
}

const folder = join(packageRoot(), 'fixtures', 'protocol');
const transcript = readFileSync(join(folder, 'transcript.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Exchange);

it('answers the golden transcript', async () => {
  const text = readFileSync(join(folder, 'typescript', 'Sample.ts'), 'utf8');
  const { program, diagnostics } = await build(submissionOf({ 'Sample.ts': text }, { Sample: 'Sample.ts' }));
  expect(diagnostics).toEqual([]);
  if (program === null) throw new Error('not built');
  const subject = await start(program);
  for (const { request, frames } of transcript) {
    if (request.script === undefined) continue;
    const outcome = await subject.run(request.script, { wallMs: 30_000, cpuMs: 30_000 });
    const rows = frames.filter((frame) => frame.kind === 'row').map((frame) => frame.observations);
    const last = frames.at(-1);
    expect(outcome).toMatchObject({
      kind: last?.kind === 'limit' ? 'operation-limit' : 'completed',
      rows,
      out: last?.out,
    });
  }
  await subject.close();
});
