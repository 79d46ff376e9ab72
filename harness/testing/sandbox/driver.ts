/** A harness in a process of its own: runs one Node program in the sandbox and prints what came of it as JSON. */
import { openSandbox } from '../../sandbox/open.ts';
import { type NodeOptions, runNode } from './node-command.ts';

const [script = '', options = '{}', weak = ''] = process.argv.slice(2);
const sandbox = await openSandbox({ allowWeakIsolation: weak === 'weak' });
const { evidence, stdout, timedOut } = await runNode(sandbox, script, JSON.parse(options) as NodeOptions);
console.log(JSON.stringify({ tier: sandbox.tier, evidence, stdout: stdout.toString('utf8'), timedOut }));
