/** What `grade play` says. */
import { defineMessages } from '../../../../harness/messages/messages.ts';

export const commandMessages = defineMessages('play-command', {
  description: 'a page to play with puzzles and watch searches, served to this machine only',
  port: 'where it is served; any free port by default',
  noOpen: 'only print the address; open no browser',
  output: 'write the page to a file instead of serving it; - is standard output',
  end: 'Ctrl-C ends it.\n',
  written: 'Written: {path}\n',
  wrongHost: 'This page is available only at {url}.\n',
  nothingThere: 'There is nothing here.\n',
  onlyReading: 'This page can only be read.\n',
  portInUse: 'Port {port} is in use.',
  portDenied: 'Port {port} needs rights that this user does not have.',
  portRemedy: 'Give another port, or none to use a free one.',
  outputAndPort: 'With --output the page is written and not served, so there is no port.',
  outputRemedy: 'Leave out --output or --port.',
  noScriptRemedy: 'Install the package again, or write the file again with: npm run pages',
  noScript: 'The script of the page cannot be read.',
});
