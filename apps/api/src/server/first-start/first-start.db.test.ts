import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSavedProfile } from '../../data/studio-profile.ts';
import { setUpCode } from '../../founding/set-up-code.ts';
import { freePort } from '../../testing/processes/server-process.ts';
import { openFirstStart, type FirstStart } from './first-start.ts';

const SECRET = 'a secret of thirty-two characters or more';
const CODE = setUpCode(SECRET);
const ANSWERS = {
  name: 'Kraftraum Leipzig',
  street: 'Karl-Heine-Straße 1',
  postcode: '04229',
  city: 'Leipzig',
  district: 'Plagwitz',
  email: 'hallo@kraftraum.example',
  phone: '+49 341 555 01',
  colour: '#1f7a4d',
  hours_weekdays: '06:30-21:30',
  coach: 'Ada',
  week: 'Mo-Fr 07:00 18:00',
  owner: 'ada@kraftraum.example',
};

let database: TestDatabase;
let origin: string;
let firstStart: FirstStart;
let announced: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  announced = [];
  firstStart = await start();
});
afterEach(async () => {
  await firstStart.close();
  await database.drop();
});

async function start(signal = new AbortController().signal): Promise<FirstStart> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  return openFirstStart({
    env: {
      port,
      host: '127.0.0.1',
      publicUrl: 'https://kraftraum.example',
      trustProxy: [],
      requestsPerMinute: 1000,
    },
    log: pino({ level: 'silent' }),
    pool: database.pool,
    now: () => new Date('2026-11-20T11:00:00Z'),
    secret: SECRET,
    usesFirebase: false,
    announce: (code) => void announced.push(code),
    signal,
  });
}

async function get(path: string) {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
}

async function post(fields: Readonly<Record<string, string>>, path = '/') {
  const answer = await fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, text: await answer.text() };
}

async function profiles(): Promise<number> {
  return (await database.pool.query('select from studio.profiles')).rowCount ?? 0;
}

describe('the first start with an empty database', () => {
  it('tells the operator a code, asks for it on every page, and answers nothing else', async () => {
    expect(announced).toEqual([CODE]);
    const { status, text } = await get('/');
    expect([status, text]).toEqual([200, expect.stringContaining('Set-up code')]);
    expect((await get('/de')).text).toContain('Einrichtungscode');
    expect(await get('/desk')).toMatchObject({ status: 302, to: '/' });
    expect(await get('/de/workouts')).toMatchObject({ status: 302, to: '/de' });
    expect((await get('/api/timetable')).status).toBe(404);
    expect((await get('/readyz')).status).toBe(200);
    expect(text).not.toMatch(/lifted/i);
  });

  it('shows the questions for the right code only', async () => {
    const wrong = await post({ code: 'ABCD-ABCD-ABCD-ABCD', ...ANSWERS });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('That is not the code.');
    expect(wrong.text).not.toContain('name="owner"');
    expect(await profiles()).toBe(0);
    const right = await post({ code: CODE });
    expect(right.status).toBe(200);
    expect(right.text.match(/<label/g)).toHaveLength(23);
  });

  it('keeps every answer and names those it cannot read', async () => {
    const { status, text } = await post({ code: CODE, ...ANSWERS, week: 'nie' }, '/de');
    expect(status).toBe(422);
    expect(text.match(/Gib bitte Tage und Uhrzeiten der Kurse an/g)).toHaveLength(1);
    expect(text).toContain('value="Karl-Heine-Straße 1"');
    expect(await profiles()).toBe(0);
  });

  it('begins a refused form with the focus on the first answer to correct, and says so in title and summary', async () => {
    const { text } = await post({ code: CODE, ...ANSWERS, phone: '', week: 'nie' }, '/de');
    expect(text).toMatch(/<title>Das hat nicht geklappt: Dein Studio/);
    expect(text.match(/<[^>]+ autofocus>/g)).toEqual([
      expect.stringMatching(
        /id="phone" .*aria-describedby="refused phone-fault" aria-invalid="true" autofocus>/,
      ),
    ]);
    expect(text).toContain('id="refused">Manche Antworten fehlen oder lassen sich nicht lesen.');
    expect(text.match(/<li><a href="#(\w+)">/g)).toEqual(['<li><a href="#phone">', '<li><a href="#week">']);
  });

  it('begins with the focus on a wrong code, which says itself what is wrong', async () => {
    const { text } = await post({ code: 'ABCD' });
    expect(text).toMatch(/id="code" .*aria-describedby="code-fault" aria-invalid="true" autofocus>/);
    expect(text.match(/That is not the code/g)).toHaveLength(1);
  });

  it('says what - means below each answer that takes it', async () => {
    const { text } = await post({ code: CODE });
    expect(text.match(/id="hours_\w+-hint">For example 06:30-21:30, or - for closed\./g)).toHaveLength(3);
    expect(text.match(/id="price_\w+-hint">In euros, or - if you don’t sell it\./g)).toHaveLength(5);
  });

  it.each(['06:00-24:00', '99:99-21:00'])('makes nothing from the hours %s', async (hours) => {
    const { status, text } = await post({ code: CODE, ...ANSWERS, hours_weekdays: hours });
    expect([status, text.match(/Please enter two times/g)?.length]).toEqual([422, 1]);
    expect(await profiles()).toBe(0);
  });

  it('makes nothing from answers that the next start could not read, and names them', async () => {
    const minutes = Array.from({ length: 48 }, (_, at) => `0:${at + 10}`);
    const times = [1, 2, 3, 4, 5, 6].flatMap((hour) => minutes.map((time) => time.replace('0', `${hour}`)));
    const { status, text } = await post({ code: CODE, ...ANSWERS, week: `Mo-So ${times.join(' ')}` });
    expect([status, text.match(/Please enter days and times/g)?.length]).toEqual([422, 1]);
    expect(await profiles()).toBe(0);
    expect((await post({ code: CODE, ...ANSWERS })).status).toBe(200);
  });

  it('makes a studio with an address too long for a link to a map', async () => {
    expect((await post({ code: CODE, ...ANSWERS, street: 'Ü'.repeat(100) })).status).toBe(200);
    expect((await readSavedProfile(database.pool))?.profile.studio.links.maps).toBe('');
  });

  it('makes the studio once, signs its owner in, and lets the server go on', async () => {
    const { status, text } = await post({ code: CODE, ...ANSWERS });
    expect(status).toBe(200);
    expect(text).toContain('Kraftraum Leipzig is set up');
    expect(text).toMatch(/href="https:\/\/kraftraum\.example\/dashboard\?token=[\w-]{43}"/);
    await firstStart.founded();
    expect(await get('/dashboard')).toMatchObject({ status: 503 });
    expect((await post({ code: CODE, ...ANSWERS })).text).toContain('There is a studio already');
    expect(await profiles()).toBe(1);
  });

  it('goes on when a studio was made elsewhere, and ends when the process is to stop', async () => {
    const other = await start(AbortSignal.abort());
    await expect(other.founded()).rejects.toThrow('aborted');
    await other.close();
    await database.pool.query(`insert into studio.locations values ('l', 'Studio')`);
    await firstStart.founded();
  });
});
