/** What Node or a browser have, and the realms that submissions run in have not, beside what the gate refuses in words. */
export const ABSENT_NAMES: readonly string[] = (
  'window document navigator localStorage alert confirm prompt performance setTimeout setInterval setImmediate clearTimeout ' +
  'clearInterval clearImmediate queueMicrotask URL URLSearchParams TextEncoder TextDecoder AbortController ' +
  'crypto fetch btoa atob global __dirname __filename Deno Bun'
).split(' ');
