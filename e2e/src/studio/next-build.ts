import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from './free-port.ts';

/** A proxy in front of the studio's server that can pretend to be the next build. */
export interface DeployingProxy {
  readonly baseUrl: string;
  /** Serves service workers of another version from now on. */
  deploy(): void;
  /** Paths requested since the last call. */
  takeAsked(): string[];
  stop(): Promise<void>;
}

/** The website's and the floor's. */
const WORKERS = ['/service-worker.js', '/floor/worker.js'];
const VERSION = /version:`[\w-]{8}`/;

/** Starts one in front of the server at an address. */
export async function startDeployingProxy(studio: string): Promise<DeployingProxy> {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  let isNext = false;
  let asked: string[] = [];

  const rewritten = (path: string, body: string): string => {
    const named = body.replaceAll(studio, baseUrl);
    return isNext && WORKERS.includes(path) ? named.replace(VERSION, 'version:`nextnext`') : named;
  };
  const server = createServer((question, answer) => {
    asked.push(question.url ?? '');
    passOn(question, answer, { studio, baseUrl, rewritten });
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    baseUrl,
    deploy: () => void (isNext = true),
    takeAsked() {
      const paths = asked;
      asked = [];
      return paths;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

interface Passing {
  readonly studio: string;
  readonly baseUrl: string;
  readonly rewritten: (path: string, body: string) => string;
}

function passOn(
  question: IncomingMessage,
  answer: ServerResponse,
  { studio, baseUrl, rewritten }: Passing,
): void {
  const path = question.url ?? '/';
  const headers = { ...question.headers, host: new URL(studio).host, 'accept-encoding': 'identity' };
  if (headers.origin === baseUrl) headers.origin = studio;
  // Otherwise the studio answers 304.
  delete headers['if-none-match'];
  const onward = request(new URL(path, studio), { method: question.method ?? 'GET', headers }, (reply) => {
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => parts.push(part));
    reply.on('end', () => {
      const body = Buffer.concat(parts);
      const isText = /html|javascript/.test(reply.headers['content-type'] ?? '');
      const sent = isText ? Buffer.from(rewritten(path, body.toString())) : body;
      answer.writeHead(reply.statusCode ?? 502, {
        ...reply.headers,
        ...(body.length > 0 && { 'content-length': sent.length }),
      });
      answer.end(sent);
    });
  });
  onward.on('error', () => answer.destroy());
  question.pipe(onward);
}
