/**
 * The program of the self-test, as text: it is passed to `node -e`, so that no file of ours need be mounted. It prints
 * one JSON object, attempt -> error code, or null for an attempt that succeeded.
 */
export const intruder = `
const fs = require('node:fs');
const net = require('node:net');
const [canary, port, harness] = process.argv.slice(1);
const results = {};
const attempt = (name, action) => {
  try {
    action();
    results[name] = null;
  } catch (error) {
    results[name] = error.code ?? 'refused';
  }
};
attempt('read a file of the host', () => fs.readFileSync(canary));
attempt('read /proc', () => fs.readdirSync('/proc'));
attempt('read /etc/passwd', () => fs.readFileSync('/etc/passwd'));
for (const folder of ['/', '/tmp', '/dev', '/dev/shm', '/usr', '/lib']) {
  attempt('write to ' + folder, () => fs.writeFileSync(folder + '/written', ''));
}
attempt('start a process', () => {
  const { error } = require('node:child_process').spawnSync(process.execPath, ['-v']);
  if (error) throw error;
});
attempt('signal the harness', () => process.kill(Number(harness), 0));
const name = 'connect to the network';
const done = (result) => {
  results[name] = result;
  process.stdout.write(JSON.stringify(results));
};
net.connect(Number(port), '127.0.0.1').once('connect', () => done(null)).once('error', ({ code }) => done(code));
`;
