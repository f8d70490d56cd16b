import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { freePort } from '../testing/processes/server-process.ts';
import { checkPort, portIsFree } from './port-check.ts';
import { startBanner } from './start-banner.ts';
import { startSentence } from './start-sentence.ts';

const SERVER = join(import.meta.dirname, 'server.ts');
const LONGEST_START_MS = 120_000;
const ENV = { port: 3000, host: '127.0.0.1', dataDir: '/srv/data' };

function failure(code: string, syscall: string): Error {
  return Object.assign(new Error(`${code}: technical words`), { code, syscall });
}

describe('a start that fails', () => {
  it.each([
    [
      'EADDRINUSE',
      'listen',
      'Port 3000 is in use. Stop the other program, or choose another port: PORT=3001 npm start',
    ],
    ['EACCES', 'listen', 'Port 3000 may not be opened by this user. Choose one above 1023 with PORT.'],
    ['EADDRNOTAVAIL', 'listen', 'HOST 127.0.0.1 is no address of this machine.'],
    [
      'EACCES',
      'mkdir',
      '/srv/data cannot be written. Give this user the right to, or choose another folder with DATA_DIR.',
    ],
    ['ENOTDIR', 'mkdir', '/srv/data is not a folder. Choose another one with DATA_DIR.'],
    ['ENOENT', 'mkdir', '/srv/data cannot be created. Choose another folder with DATA_DIR.'],
    ['ENOENT', 'open', 'ENOENT: technical words'],
    ['ENOSPC', 'write', 'There is no space left for /srv/data.'],
  ])('with %s at %s says what to do', (code, syscall, sentence) => {
    expect(startSentence(failure(code, syscall), ENV)).toBe(sentence);
  });

  it('for another reason passes on the sentence it was given', () => {
    expect(startSentence(new Error('The database is newer than this release.'), ENV)).toBe(
      'The database is newer than this release.',
    );
  });

  it('because the folder cannot be created ends with 1', async () => {
    const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: '/proc/nope' };
    const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const tooLong = setTimeout(() => server.kill('SIGKILL'), LONGEST_START_MS);
    const [said] = await Promise.all([text(server.stderr), once(server, 'exit')]);
    clearTimeout(tooLong);
    expect(server.exitCode).toBe(1);
    expect(said).toMatch(/cannot start:\n\n {2}\/proc\/nope cannot be .+ with DATA_DIR\.\n\n$/);
  });

  it('because the port is taken is noticed by opening it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(portIsFree({ port, host: '127.0.0.1' }, 0)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const free = portIsFree({ port, host: '127.0.0.1' });
    other.close();
    await once(other, 'close');
    await expect(free).resolves.toBeUndefined();
  });
});

describe('the banner', () => {
  const facts = {
    studioName: 'LIFTED',
    publicUrl: 'http://localhost:3000',
    siteIsBuilt: true,
    database: 'embedded',
    startedInMs: 2345,
    hasDemoMailbox: true,
    accounts: {
      emails: ['member@lifted.example', 'owner@lifted.example'],
      password: 'open-sesame',
      pin: '1357',
    },
  } as const;

  it('names every address and how long it took', () => {
    const banner = startBanner(facts);
    for (const words of [
      'LIFTED is open',
      '2.3 s',
      'http://localhost:3000/workouts',
      '/api/docs',
      '/dev/mailbox',
    ]) {
      expect(banner).toContain(words);
    }
  });

  it('says whom a demo studio lets sign in', () => {
    const banner = startBanner(facts);
    expect(banner).toMatch(
      /Sign in as +member@lifted\.example\n +owner@lifted\.example\n +Password +open-sesame\n +Floor PIN +1357\n/,
    );
  });

  it('shows no mailbox and no accounts outside a demo, and says when there is no site yet', () => {
    const banner = startBanner({ ...facts, hasDemoMailbox: false, accounts: null, siteIsBuilt: false });
    expect(banner).not.toMatch(/mailbox|Password|@/i);
    expect(banner).toContain('npm run build');
  });
});
