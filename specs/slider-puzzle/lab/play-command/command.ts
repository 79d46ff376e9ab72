/** `grade play`: the playground, served or written. */
import type { CommandConsole, DefineCommand } from '../../../../harness/contracts/command.ts';
import { usageError } from '../../../../harness/contracts/errors.ts';
import { wholeNumberFrom } from '../../commands/option-values.ts';
import { servePage } from './server.ts';

interface PlayFlags {
  readonly port?: number;
  readonly open: boolean;
  readonly output?: string;
}

export const definePlay: DefineCommand = (command, console) => {
  command
    .option('--port <n>', 'where it is served; any free port by default', wholeNumberFrom(1, 65_535))
    .option('--no-open', 'only print the address; open no browser')
    .option('--output <path>', 'write the page to a file instead of serving it; - is standard output')
    .action(async (flags: PlayFlags) => {
      if (flags.output === undefined) await serve(flags, console);
      else await write(flags.output, flags, console);
    });
};

/** In the language of the settings, which are read first. Drawing takes libraries that no other command needs. */
const playground = async (console: CommandConsole): Promise<string> => {
  await console.namedAssignment();
  return (await import('./page.ts')).playgroundPage();
};

const write = async (path: string, { port }: PlayFlags, console: CommandConsole): Promise<void> => {
  if (port !== undefined) {
    throw usageError('play-output-port', 'With --output the page is written and not served, so there is no port.', {
      where: '--port',
      remedy: 'Leave out --output or --port.',
    });
  }
  console.refuseFolder(path, `--output ${path}`, '--output playground.html');
  const page = await playground(console);
  if (path === '-') {
    await console.print(page);
    return;
  }
  await console.writeFile(path, page);
  console.note(`Written: ${path}\n`);
};

const serve = async ({ port = 0, open }: PlayFlags, console: CommandConsole): Promise<void> => {
  const server = await servePage(await playground(console), port);
  await console.print(`${server.url}\n`);
  console.note('Ctrl-C ends it.\n');
  if (open) console.openInBrowser(server.url);
  await ended();
  await server.close();
};

/** That is how it is meant to end: no error, and the exit code 0. */
const ended = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
