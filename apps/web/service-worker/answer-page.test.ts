import { describe, expect, it } from 'vitest';
import { answerPage, PATIENCE_MS } from './answer-page.ts';

const CACHED: Readonly<Record<string, string>> = {
  '/wod': 'kept',
  '/offline': 'offline',
  '/de/offline': 'offline in German',
};

/** Opens a page; `network` answers, fails, or says nothing until the worker's patience is over. */
async function open(path: string, network: () => Promise<Response>) {
  const renewed: string[] = [];
  const waits: number[] = [];
  const answer = await answerPage(new Request(`https://studio.example${path}`), {
    app: {
      page: async (pathname) => (CACHED[pathname] === undefined ? undefined : new Response(CACHED[pathname])),
      refresh: async (pathname) => void renewed.push(pathname),
    },
    fetch: network,
    sleep: async (ms) => {
      waits.push(ms);
      await new Promise((wake) => setTimeout(wake));
      return undefined;
    },
    waitUntil: () => undefined,
  });
  return { text: await answer.text(), status: answer.status, renewed, waits };
}

const online = async () => new Response('fresh');
const offline = async () => {
  throw new TypeError('Failed to fetch');
};
const silent = () => new Promise<Response>(() => undefined);
const failing = async () => new Response('bad gateway', { status: 502 });

describe('a page that is kept', () => {
  it('comes from the network, and renews what is kept', async () => {
    expect(await open('/wod', online)).toMatchObject({ text: 'fresh', renewed: ['/wod'] });
  });

  it('is shown as kept without a network, whatever follows its path', async () => {
    expect(await open('/wod?date=2026-11-20', offline)).toMatchObject({ text: 'kept', renewed: [] });
    expect((await open('/wod/', offline)).text).toBe('kept');
  });

  it('is shown as kept when the network thinks for more than four seconds', async () => {
    expect(await open('/wod', silent)).toMatchObject({ text: 'kept', waits: [PATIENCE_MS] });
    expect(PATIENCE_MS).toBe(4000);
  });

  it('is shown as kept when the server only has an error to offer', async () => {
    expect((await open('/wod', failing)).text).toBe('kept');
  });
});

describe('a page that is not kept', () => {
  it('is waited for', async () => {
    expect(await open('/about', online)).toMatchObject({ text: 'fresh', waits: [] });
  });

  it('shows what the server says, errors too', async () => {
    expect(await open('/about', failing)).toMatchObject({ text: 'bad gateway', status: 502 });
  });

  it('becomes the offline page without a network, in its language', async () => {
    expect((await open('/about', offline)).text).toBe('offline');
    expect((await open('/de/about', offline)).text).toBe('offline in German');
    expect((await open('/desk', offline)).text).toBe('offline');
  });
});
