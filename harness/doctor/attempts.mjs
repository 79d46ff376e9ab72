/**
 * Runs inside the sandbox and tries what it must not achieve. One JSON line for each attempt: {attempt, leaked, detail}.
 * Arguments: a readable canary file outside, the port of a listener on loopback, a writable folder outside, our Node.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';

const [canary, port, folder, node] = process.argv.slice(2);

report('read', () => `read ${readFileSync(canary, 'utf8').length} characters of it`);
report('write', writeAnywhere);
report('proc', () => `lists ${readdirSync('/proc/self').length} entries of /proc/self`);
report('fork', forkOurselves);
connect(Number(port), '127.0.0.1')
  .on('connect', () => {
    tell('connect', true, 'a connection was made');
    process.exit();
  })
  .on('error', (error) => tell('connect', false, error.code));

function report(attempt, action) {
  try {
    tell(attempt, true, action());
  } catch (error) {
    tell(attempt, false, error.code ?? error.message);
  }
}

function tell(attempt, leaked, detail) {
  process.stdout.write(`${JSON.stringify({ attempt, leaked, detail })}\n`);
}

function writeAnywhere() {
  const places = [folder, '.', '/', '/tmp', '/dev', '/dev/shm', '/var/tmp'];
  const open = places.filter(isWritable);
  if (open.length === 0) throw Object.assign(new Error(), { code: 'refused everywhere' });
  return `could write to ${open.join(', ')}`;
}

function isWritable(place) {
  const file = `${place}/8puzzle-grader-doctor`;
  try {
    writeFileSync(file, 'written from inside');
    unlinkSync(file);
    return true;
  } catch {
    return false;
  }
}

function forkOurselves() {
  const { error } = spawnSync(node, ['--version']);
  if (error) throw error;
  return 'a child process ran';
}
