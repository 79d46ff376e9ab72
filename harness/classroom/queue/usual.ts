/** What is usual where a class is graded on many machines. */
export const usual = {
  heartbeatSeconds: 30,
  expireSeconds: 3_600,
  retries: 4,
  pollSeconds: 2,
  checkSeconds: 30,
} as const;

/** Options of which a caller leaves out what is usual. */
export type Given<Options> = { readonly [Key in keyof Options]?: Options[Key] | undefined };
