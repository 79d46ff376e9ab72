/** The commands that all assignments of this program share. */
import { commandsWith } from '../slider-puzzle/commands/index.ts';

export const commands = commandsWith(async () => (await import('./check.ts')).defineCheck);
