/** The command `grade` in node_modules/.bin. npm links a package's command for everyone but the package itself. */
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { line } from './print.mjs';
import { root } from './processes.mjs';

export function linkCommand() {
  const folder = join(root, 'node_modules', '.bin');
  const link = join(folder, 'grade');
  if (!existsSync(link) || realpathSync(link) !== realpathSync(join(root, 'bin', 'grade.js'))) {
    mkdirSync(folder, { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(join('..', '..', 'bin', 'grade.js'), link);
  }
  line('command', 'npx grade');
}
