/**
 * The program of the self-test, as text: it is passed to `node -e`, so that no file of the grader needs to be mounted. One JSON
 * line for each attempt: {attempt, leaked, detail}; the detail is the error that stopped it, or what it got.
 * Arguments: a readable file outside, a private one, a port on loopback, the harness's pid, a mark for its processes.
 */
export const intruder = `
const fs = require('node:fs');
const { spawnSync } = require('node:child_process');
const [canary, secret, port, harness, mark] = process.argv.slice(1);
const tell = (attempt, leaked, detail) =>
  process.stdout.write(JSON.stringify({ attempt, leaked, detail: String(detail) }) + '\\n');
const attempt = (name, action) => {
  try {
    tell(name, true, action());
  } catch (error) {
    tell(name, false, error.code ?? error.message);
  }
};
const refuse = (why) => {
  throw new Error(why);
};
attempt('root', () => (process.getuid() === 0 ? 'it runs as root' : refuse('user ' + process.getuid())));
attempt('read', () => {
  const file = fs.existsSync(canary) ? canary : '/etc/passwd';
  return 'read ' + fs.readFileSync(file).length + ' bytes of ' + (file === canary ? 'a file that all may read' : file);
});
attempt('private', () => fs.readFileSync(secret) && 'read a file of the user who grades');
attempt('write', () => {
  const isOpen = (place) => {
    const file = place + '/written-' + mark;
    try {
      fs.writeFileSync(file, '');
      fs.unlinkSync(file);
      return true;
    } catch {
      return false;
    }
  };
  const open = ['.', '/', '/tmp', '/dev', '/dev/shm', '/var/tmp', '/usr', '/lib'].filter(isOpen);
  return open.length > 0 ? 'could write to ' + open.join(', ') : refuse('refused everywhere');
});
attempt('environment', () => {
  const given = ['LC_ALL', 'TZ', 'PWD', '__CF_USER_TEXT_ENCODING'];
  const more = Object.keys(process.env).filter((name) => !given.includes(name));
  if (more.length > 0) return 'has ' + more.join(', ');
  return fs.readFileSync('/proc/' + harness + '/environ') && 'read that of the grader';
});
attempt('proc', () => 'sees ' + fs.readdirSync('/proc').filter((name) => Number(name) > 0).length + ' processes');
// One that does nothing to a process that does not wait for it: here the number may be that of another process.
attempt('signal', () => process.kill(Number(harness), 'SIGURG') && 'could signal the grader');
attempt('fork', () => {
  const { error } = spawnSync(process.execPath, ['-e', '']);
  if (error) throw error;
  return 'a child process ran';
});
attempt('survive', () => {
  const daemon = "setTimeout(() => {}, 10000)";
  const parent = 'const child = require("node:child_process").spawn(process.execPath, ["-e", process.argv[1], ' +
    'process.argv[2]], { detached: true, stdio: "ignore" }); child.unref(); console.log(child.pid)';
  const { error, stdout } = spawnSync(process.execPath, ['-e', parent, daemon, mark], { encoding: 'utf8' });
  if (error) throw error;
  return Number(stdout) > 0 ? stdout.trim() : refuse('nothing was started');
});
require('node:net')
  .connect(Number(port), '127.0.0.1')
  .once('connect', () => {
    tell('connect', true, 'a connection was made');
    process.exit();
  })
  .once('error', (error) => tell('connect', false, error.code));
`;
