/** Runs a trusted tool (of a JDK, or the grader's) outside the sandbox. Never anything of a submission's. */
export interface ToolOptions {
  /** Default: the root, since a grader that runs as another user may not enter the folder where it was started. */
  readonly cwd?: string | undefined;
  /** Added to the environment of the harness; what is undefined is taken away. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  readonly input?: string | undefined;
  /** Default: two minutes. */
  readonly timeoutMs?: number | undefined;
}

export interface ToolResult {
  /** Null when the tool could not be started, was killed or ran out of time; `stderr` then says so. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Never throws: a tool that is not installed is a result too. */
export const runTool = async (
  executable: string,
  args: readonly string[],
  { timeoutMs = 120_000, cwd = '/', ...options }: ToolOptions = {},
): Promise<ToolResult> => {
  // A tenth of the time to start goes into its hundred modules, and many a command runs no tool.
  const { execa } = await import('execa');
  const result = await execa(executable, args, {
    reject: false,
    killDescendants: true,
    timeout: timeoutMs,
    stripFinalNewline: false,
    cwd,
    // Without a language of the machine's, Java cannot name a file that has a letter beyond ASCII in its path.
    env: { LC_ALL: 'C.UTF-8', ...options.env },
    ...(options.input === undefined ? { stdin: 'ignore' } : { input: options.input }),
  });
  const why = result.failed && result.exitCode === undefined ? `${result.shortMessage ?? 'It failed.'}\n` : '';
  return { exitCode: result.exitCode ?? null, stdout: result.stdout, stderr: why + result.stderr };
};
