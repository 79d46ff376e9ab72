/** Serves one page to this machine only. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { usageError } from '../../../../harness/contracts/errors.ts';

export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

const loopback = '127.0.0.1';

/** @param port 0 for any that is free. @throws {GraderError} when the port cannot be had */
export const servePage = async (page: string, port: number): Promise<PageServer> => {
  const server = createServer((request, response) => {
    answer(page, request, response, portOf(server));
  });
  try {
    server.listen(port, loopback);
    await once(server, 'listening');
  } catch (cause) {
    throw refusedPort(port, cause);
  }
  return {
    url: `http://${loopback}:${String(portOf(server))}/`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/**
 * A page of another site can make its own name lead to this machine (DNS rebinding); the browser then asks for that
 * name, and is refused.
 */
const answer = (page: string, request: IncomingMessage, response: ServerResponse, port: number): void => {
  const { host, pathname } = partsOf(request);
  if (!isOwn(host, port)) {
    send(response, 403, `This page is available only at http://${loopback}:${String(port)}/.\n`);
  } else if (pathname !== '/') {
    send(response, 404, 'There is nothing here.\n');
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    send(response, 405, 'This page can only be read.\n');
  } else {
    send(response, 200, page, 'text/html');
  }
};

/** A browser leaves out the port that is the usual one. */
export const isOwn = (host: string, port: number): boolean =>
  [loopback, 'localhost'].some((name) => host === `${name}:${String(port)}` || (port === 80 && host === name));

const partsOf = ({ headers, url }: IncomingMessage): { readonly host: string; readonly pathname: string } => ({
  host: headers.host ?? '',
  pathname: (url ?? '').replace(/[?#].*$/s, ''),
});

/** The page has its own policy for what it may load; nobody may put it into a frame. */
const send = (response: ServerResponse, status: number, text: string, type = 'text/plain'): void => {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  // Node leaves the content out for HEAD.
  response.end(text);
};

const refusedPort = (port: number, cause: unknown): unknown => {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  const refusals: readonly unknown[] = ['EADDRINUSE', 'EACCES'];
  if (!refusals.includes(code)) return cause;
  const message =
    code === 'EADDRINUSE'
      ? `Port ${String(port)} is in use.`
      : `Port ${String(port)} needs rights that this user does not have.`;
  return usageError('port', message, {
    where: `--port ${String(port)}`,
    remedy: 'Give another port, or none to use a free one.',
    cause,
  });
};
