import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptCommand } from '../../../../harness/testing/kept-command.ts';
import { isOwn } from './server.ts';
import { scratchFolder } from '../../../../harness/testing/scratch-folder.ts';

const folder = scratchFolder('play');
let server: ChildProcess;
let url = '';
beforeAll(async () => {
  server = spawn(process.execPath, [resolve('bin/grade.js'), 'play', '--no-open']);
  const [chunk] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  url = chunk.toString().trim();
});
afterAll(() => {
  server.kill('SIGKILL');
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const ask = async (path: string, host: string, method = 'GET'): Promise<Answer> => {
  const sent = request(new URL(path, url), { method, headers: { host } });
  sent.end();
  const [response] = (await once(sent, 'response')) as [Parameters<typeof text>[0] & Answer & { statusCode: number }];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
};

describe('grade play', () => {
  it('serves the page on the loopback address, for this page alone', async () => {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const { status, headers, body } = await ask('/', new URL(url).host);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(body).toContain('<title>8puzzle playground</title>');
    expect(body).not.toMatch(/(?:src|href)="https?:/);
  });

  it.each([
    ['/', 'puzzles.example', 'GET', 403],
    ['/', '127.0.0.1', 'GET', 403],
    ['/other', null, 'GET', 404],
    ['/', null, 'POST', 405],
  ])('refuses %s of %s by %s', async (path, host, method, status) => {
    expect(await ask(path, host ?? new URL(url).host, method)).toMatchObject({ status });
  });

  it.each([
    ['127.0.0.1', 80, true],
    ['localhost', 80, true],
    ['localhost:8000', 8000, true],
    ['localhost', 8000, false],
    ['puzzles.example', 80, false],
  ])('takes %s at port %i for its own address: %s', (host, port, expected) => {
    expect(isOwn(host, port)).toBe(expected);
  });

  it('says that a port is in use', async () => {
    const { port } = new URL(url);
    const { code, stderr } = await keptCommand(['play', '--no-open', '--port', port]);
    expect(stderr).toContain(
      `Error: Port ${port} is in use.\n  Where: --port ${port}\n  What to do: Give another port`,
    );
    expect(code).toBe(2);
  });

  it('writes the page to a file, and to standard output', async () => {
    const path = join(folder, 'pages', 'play.html');
    const [written, printed] = await Promise.all([path, '-'].map((one) => keptCommand(['play', '--output', one])));
    expect(written).toEqual({ code: 0, stdout: '', stderr: `Written: ${path}\n` });
    const { body } = await ask('/', new URL(url).host);
    expect(printed).toEqual({ code: 0, stdout: body, stderr: '' });
    expect(await readFile(path, 'utf8')).toBe(body);
  });

  it('speaks the language of the settings', async () => {
    await writeFile(join(folder, 'grader.config.yaml'), 'words: words.yaml\n');
    await writeFile(
      join(folder, 'words.yaml'),
      'language: de\ntexts:\n  play.solved: GELÖST\n  figures.search.taken: entfernt\n',
    );
    const { stdout } = await keptCommand(['play', '--output', '-'], { cwd: folder });
    expect(stdout).toContain('<html lang="de">');
    expect(stdout).toContain('"language":"de","texts":[["play.solved","GELÖST"],["figures.search.taken","entfernt"]]');
  });

  it('refuses a port for a page that is not served', async () => {
    const { code, stderr } = await keptCommand(['play', '--output', '-', '--port', '8000']);
    expect(stderr).toContain('With --output the page is written and not served');
    expect(code).toBe(2);
  });

  it('refuses a folder for its file', async () => {
    const { code, stderr } = await keptCommand(['play', '--output', folder]);
    expect(stderr).toContain(`The output path is a folder.\n  Where: --output ${folder}\n`);
    expect(code).toBe(2);
  });

  it('ends at Ctrl-C without an error', async () => {
    server.kill('SIGINT');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });
});
