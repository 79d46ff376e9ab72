import { describe, it, expect, vi } from 'vitest';
import { runTool } from './run-tool.ts';

describe('a tool', () => {
  it('works wherever the grader was started', async () => {
    expect((await runTool('pwd', [])).stdout).toBe('/\n');
  });

  it('gives its exit code, output and error output', async () => {
    const result = await runTool('sh', ['-c', 'cat; echo problem >&2; exit 3'], { input: 'given' });
    expect(result).toEqual({ exitCode: 3, stdout: 'given', stderr: 'problem\n' });
  });

  it('names files in UTF-8, whatever the machine does', async () => {
    vi.stubEnv('LC_ALL', 'C');
    const { stdout } = await runTool('locale', ['charmap']);
    vi.unstubAllEnvs();
    expect(stdout).toBe('UTF-8\n');
  });

  it('that is not installed is a result', async () => {
    const result = await runTool('no-such-tool-anywhere', []);
    expect(result.exitCode).toBeNull();
    expect(result.stderr).toContain('no-such-tool-anywhere');
  });

  it('that does not end is ended with what it started', async () => {
    const result = await runTool('sh', ['-c', 'sleep 60 & wait'], { timeoutMs: 200 });
    expect(result.exitCode).toBeNull();
    expect(result.stderr).toContain('timed out');
  });
});
