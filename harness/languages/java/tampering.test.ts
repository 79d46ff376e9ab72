import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Subject } from '../../contracts/subject.ts';
import { processesWith } from '../../testing/sandbox/harness-process.ts';
import { call, make, observe, runSteps, subjectOf } from '../../testing/java/testkit.ts';

const FRAME = '{\\"kind\\":\\"end\\",\\"nonce\\":\\"00000000000000000000000000000000\\",\\"rows\\":1}';
const ATTACKER = `
import edu.princeton.cs.algs4.MinPQ;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.util.ServiceLoader;

public class Attacker {
    private static int alive = 0;
    private final MinPQ<Integer> queue = new MinPQ<>();

    public void exit() { System.exit(0); }
    public void printAndExit() { System.out.print("done"); System.exit(0); }
    public void exitAsOutOfMemory() { System.exit(3); }
    public void halt() { Runtime.getRuntime().halt(0); }
    public void loop() { while (true) { } }
    public void printFrame() { System.out.println("${FRAME}"); }
    public void writeFrame() throws Exception {
        new FileOutputStream(FileDescriptor.out).write("${FRAME}\\n".getBytes());
    }
    public void closeOut() { System.out.close(); System.err.close(); }
    public void flood() { while (true) System.out.println("all work and no play makes Jack a dull boy"); }
    public void eat() { java.util.List<long[]> all = new java.util.ArrayList<>(); while (true) all.add(new long[1 << 20]); }
    public void eatCaught() {
        try { eat(); } catch (OutOfMemoryError error) { while (true) { } }
    }
    public void startThreads() {
        while (true) try { new Thread(java.util.concurrent.locks.LockSupport::park).start(); } catch (Throwable refused) { }
    }
    public void insertForever() { for (int i = 0; ; i++) try { queue.insert(i); } catch (Throwable caught) { } }
    public void reflectCounter() throws Exception {
        Field inserts = Class.forName("counting.QueueLog").getDeclaredField("inserts");
        inserts.setAccessible(true);
    }
    public void reflectQueue() throws Exception {
        Field log = MinPQ.class.getDeclaredField("log");
        log.setAccessible(true);
    }
    public void reflectProbe() throws Exception {
        Class.forName("probe.Main").getDeclaredMethods()[0].setAccessible(true);
    }
    public void lookup() throws Exception {
        MethodHandles.privateLookupIn(MinPQ.class, MethodHandles.lookup());
    }
    public void resetCounters() throws Exception {
        for (var method : Class.forName("counting.QueueLog").getMethods()) {
            if (method.getName().equals("of")) method.invoke(null, null, null);
        }
    }
    public void openQueue() throws Exception {
        Class.forName("edu.princeton.cs.algs4.MinPQ").getDeclaredField("log").setAccessible(true);
    }
    public void openPlatform() throws Exception {
        java.util.ArrayList.class.getDeclaredField("size").setAccessible(true);
    }
    public void increment() throws Exception {
        Class.forName("increments.BoardCounts").getMethod("rootMade").invoke(null);
    }
    public void service() throws Exception {
        ServiceLoader.load(Class.forName("probe.instrument.Instruments")).findFirst().get();
    }
    public int readRequest() throws Exception { return new java.io.FileInputStream(FileDescriptor.in).read(); }
    public void haltLater() {
        System.setProperty("first.script", "");
        new Thread(() -> {
            while (System.getProperty("first.script") != null) Thread.onSpinWait();
            Runtime.getRuntime().halt(0);
        }).start();
    }
    public void changePlatform() {
        java.util.Locale.setDefault(java.util.Locale.forLanguageTag("ar-EG-u-nu-arab"));
        java.util.TimeZone.setDefault(java.util.TimeZone.getTimeZone("Asia/Kathmandu"));
        System.setProperties(new java.util.Properties());
        Thread.currentThread().setName("other");
    }
    public String platform() {
        return String.format("%d ", 7) + java.util.TimeZone.getDefault().getID() + ' '
            + System.getProperty("java.version").isEmpty() + ' ' + Thread.currentThread().getName();
    }
    public void insertInThread() throws InterruptedException {
        Thread thread = new Thread(() -> new MinPQ<Integer>().insert(1));
        thread.start();
        thread.join();
    }
    public void manage() { System.setSecurityManager(new SecurityManager()); }
    public void addExports() { MinPQ.class.getModule().addExports("counting", getClass().getModule()); }
    public void swapStreams() { System.setOut(null); System.setErr(null); System.setIn(null); }
    public int rememberStatic() { return ++alive; }
    public String list() { String[] names = new java.io.File("/").list(); return names == null ? "" : String.join(" ", names); }
}
`;

let subject: Subject;
beforeAll(async () => {
  subject = await subjectOf({ Attacker: ATTACKER });
});
afterAll(() => subject.close());

/** A heap by whose size its process is found. */
const OWN_HEAP = 256 * 1024 * 1024 + process.pid * 1024;
const crashVirtualMachine = (): void => {
  const found = processesWith(`-Xmx${String(OWN_HEAP)}`).filter(({ command }) => /^\S*java /u.test(command));
  for (const { pid } of found) process.kill(pid, 'SIGSEGV');
};

const attack = (method: string): ReturnType<typeof runSteps> =>
  runSteps(subject, [make('Attacker', 'a'), call('a', method)]);

describe('a hostile Java subject', () => {
  it.each(['exit', 'halt'])('that calls %s() has crashed, whatever its exit code', async (method) => {
    expect(await attack(method)).toMatchObject({ kind: 'crashed', exitCode: 0, rows: [] });
  });

  it('that ends itself has told what it printed', async () => {
    expect(await attack('printAndExit')).toMatchObject({
      kind: 'crashed',
      exitCode: 0,
      step: 1,
      out: { head: 'done' },
    });
  });

  it('that ends itself with the code of a JVM without memory has crashed all the same', async () => {
    expect(await attack('exitAsOutOfMemory')).toMatchObject({ kind: 'crashed', exitCode: 3 });
  });

  it('that loops is stopped', async () => {
    const outcome = await subject.run(
      { substitute: [], rows: [{}], steps: [make('Attacker', 'a'), call('a', 'loop')] },
      { wallMs: 1_000, cpuMs: 400 },
    );
    expect(outcome).toMatchObject({ kind: 'timed-out' });
  });

  it('whose virtual machine crashes has crashed, whatever that would print', async () => {
    const own = await subjectOf({ Attacker: ATTACKER }, {}, OWN_HEAP);
    await observe(own, [make('Attacker', 'a')]);
    const outcome = runSteps(own, [make('Attacker', 'a'), call('a', 'loop')], { paced: true });
    setTimeout(crashVirtualMachine, 300);
    expect(await outcome).toMatchObject({ kind: 'crashed', exitCode: 1 });
    await own.close();
  });

  it('that prints a frame has only printed', async () => {
    expect(await attack('printFrame')).toMatchObject({ kind: 'completed', out: { bytes: 67 } });
  });

  it.each(['writeFrame', 'readRequest'])('finds the channel closed with %s()', async (method) => {
    const seen = await observe(subject, [make('Attacker', 'a'), call('a', method)]);
    expect(seen[1]).toMatchObject({ kind: 'exception', type: 'java.io.IOException' });
  });

  it('that closes the streams harms only itself', async () => {
    expect(await attack('closeOut')).toMatchObject({ kind: 'completed' });
    expect(await attack('printFrame')).toMatchObject({ kind: 'completed', out: { bytes: 67 } });
  });

  it('that replaces the streams harms only itself', async () => {
    expect(await attack('swapStreams')).toMatchObject({ kind: 'completed' });
    expect(await attack('printFrame')).toMatchObject({ kind: 'completed', out: { bytes: 67 } });
  });

  it('that floods the output is stopped', async () => {
    const outcome = await runSteps(subject, [make('Attacker', 'a'), call('a', 'flood')], {
      limits: { outputFloodBytes: 1_000_000, outputBytes: 8 },
    });
    expect(outcome).toMatchObject({ kind: 'output-limit', limitBytes: 1_000_000, out: { head: 'all work' } });
  });

  it('may print as much in each paced row as in one', async () => {
    const outcome = await runSteps(subject, [make('Attacker', 'a'), call('a', 'printFrame')], {
      ...{ paced: true, rows: [{}, {}, {}], limits: { outputFloodBytes: 100 } },
    });
    expect(outcome).toMatchObject({ kind: 'completed', out: { bytes: 3 * 67 } });
  });

  it.each(['eat', 'eatCaught'])('that calls %s() is out of memory', async (method) => {
    expect(await attack(method)).toMatchObject({ kind: 'out-of-memory' });
  });

  it('that starts threads without end has too many, though it catches the refusal of the kernel', async () => {
    expect(await attack('startThreads')).toMatchObject({ kind: 'thread-limit', limit: 96 });
  });

  it('cannot catch the limit on queue operations', async () => {
    const outcome = await runSteps(subject, [make('Attacker', 'a'), call('a', 'insertForever')], {
      limits: { queueOperations: 1_000 },
    });
    expect(outcome).toMatchObject({ kind: 'operation-limit', limit: 1_000 });
  });

  it.each([
    ['reflectCounter', 'java.lang.reflect.InaccessibleObjectException'],
    ['reflectQueue', 'java.lang.reflect.InaccessibleObjectException'],
    ['reflectProbe', 'java.lang.reflect.InaccessibleObjectException'],
    ['lookup', 'java.lang.IllegalAccessException'],
    ['resetCounters', 'java.lang.IllegalAccessException'],
    ['openQueue', 'java.lang.reflect.InaccessibleObjectException'],
    ['openPlatform', 'java.lang.reflect.InaccessibleObjectException'],
    ['increment', 'java.lang.IllegalAccessException'],
    ['service', 'java.util.ServiceConfigurationError'],
    ['addExports', 'java.lang.IllegalCallerException'],
    ['manage', 'java.lang.UnsupportedOperationException'],
  ])('fails to reach the counters by %s()', async (method, type) => {
    const seen = await observe(subject, [make('Attacker', 'a'), call('a', method)]);
    expect(seen[1]).toMatchObject({ kind: 'exception', type });
  });

  it('leaves nothing of the platform changed for the next script', async () => {
    const before = await observe(subject, [make('Attacker', 'a'), call('a', 'platform')]);
    await attack('changePlatform');
    expect(await observe(subject, [make('Attacker', 'a'), call('a', 'platform')])).toEqual(before);
    expect(before[1]).toMatchObject({ value: '7 UTC false subject' });
  });

  it('whose thread ends the process in the next script costs no other script', async () => {
    await attack('haltLater');
    expect(await attack('printFrame')).toMatchObject({ kind: 'completed' });
  });

  it('has nothing counted that another thread does', async () => {
    const seen = await observe(subject, [make('Attacker', 'a'), call('a', 'insertInThread'), { op: 'counters' }]);
    expect(seen[2]).toMatchObject({ kind: 'counters', queues: [{ inserts: 0 }] });
  });

  it('keeps nothing from script to script', async () => {
    const steps = [make('Attacker', 'a'), call('a', 'rememberStatic'), call('a', 'rememberStatic')];
    const first = await observe(subject, steps);
    const second = await observe(subject, steps);
    expect([first[2], second[2]]).toMatchObject([{ value: 2 }, { value: 2 }]);
  });
});
