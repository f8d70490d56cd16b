import { createServer, type Server } from 'node:http';
import { freePort } from '../studio/free-port.ts';

interface FakeQuestionnaire {
  readonly url: string;
  readonly origin: string;
  /** How often its page was requested. */
  readonly visits: () => number;
  close(): Promise<void>;
}

const PAGE = `<!doctype html><html lang="en"><title>Questionnaire</title>
<main><h1>Questionnaire</h1><form><label>Why? <input></label></form></main></html>`;

/** A fake form service on this machine: a page that may be framed. */
export async function startFakeQuestionnaire(): Promise<FakeQuestionnaire> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  let visits = 0;
  const server = createServer((request, response) => {
    if (request.url === '/form?id=7') visits++;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  });
  await listening(server, Number(new URL(origin).port));
  return {
    url: `${origin}/form?id=7`,
    origin,
    visits: () => visits,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
