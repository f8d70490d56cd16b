import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { missingFacts } from '@lifted/profile/missing-facts';
import { priceList } from '@lifted/profile/price-list';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSavedProfile } from '../data/studio-profile.ts';
import { holdsDemo, readDemoState } from '../demo/demo-state.ts';
import { seedProducts } from '../entitlements/seed-products.ts';
import { NO_DNS } from '../testing/studio-command-fixture.ts';
import { QUESTION_NAMES } from '../founding/studio-questions.ts';
import { newStudioCommand } from './new-studio-command.ts';

const GUIDE = new URL('../../../../docs/make-it-yours.md', import.meta.url);

const now = new Date('2026-11-20T11:00:00Z');
const ANSWERS = {
  name: 'Kraftraum Leipzig',
  street: 'Karl-Heine-Straße 1',
  postcode: '04229',
  city: 'Leipzig',
  district: 'Plagwitz',
  email: 'hallo@kraftraum.example',
  phone: '+49 341 555 01',
  colour: '#1F7A4D',
  hours_weekdays: '6:30-21:30',
  hours_saturday: '10:00-14:00',
  coach: 'Ada',
  week: 'Mo-Fr 07:00 18:00, Sa 10:00',
  price_1: '17,50',
  owner: 'Ada@Kraftraum.example',
};

/** 2016 classes, more than a profile counts. */
const TOO_FULL_WEEK = `Mo-So ${Array.from({ length: 288 }, (_, at) => `${Math.floor(at / 12)}:${String((at % 12) * 5).padStart(2, '0')}`).join(' ')}`;

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'new-studio-'));
});
beforeEach(async () => {
  await database?.drop();
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function run(words: readonly string[], typed?: string[]) {
  const printed: string[] = [];
  const asked: string[] = [];
  const print = (line: string) => void printed.push(line);
  const outcome = await newStudioCommand.run({
    words,
    resolvePath: (file) => file,
    withDatabase: (work) => work(database.pool),
    publicUrl: 'https://kraftraum.example',
    mailDns: NO_DNS,
    now: () => now,
    screen: { print, note: print, draw: () => undefined, isTerminal: false },
    signal: new AbortController().signal,
    ...(typed && {
      ask: async (question: string) => {
        asked.push(question);
        return typed.shift();
      },
    }),
  });
  return { outcome, printed, asked };
}

async function fileOf(answers: object): Promise<string> {
  const file = path.join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  return file;
}

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(`select count(*) from studio.${table}`);
  return Number(rows[0]?.count);
}

async function products(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ id: string; cents: number }>('select * from studio.products');
  return Object.fromEntries(rows.map(({ id, cents }) => [id, cents]));
}

describe('a new studio', () => {
  it('has its profile, room, coach, products, a laid-out timetable and an owner', async () => {
    const { outcome, printed } = await run(['--answers', await fileOf(ANSWERS)]);
    expect(outcome).toEqual({ kind: 'done' });
    expect(printed[0]).toMatch(/^Kraftraum Leipzig is set up, with \d+ classes in its timetable\.$/);
    expect(printed[1]).toContain('https://kraftraum.example/');

    const saved = await readSavedProfile(database.pool);
    expect(saved?.profile.studio).toMatchObject({
      name: 'Kraftraum Leipzig',
      claim: { en: 'Strength Training for Everyone' },
      colour: '#1f7a4d',
      classesPerWeek: 11,
      largestClass: 12,
    });
    expect(saved?.profile.details.openingHours).toEqual([
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '06:30', closes: '21:30' },
      { days: ['Saturday'], opens: '10:00', closes: '14:00' },
    ]);
    expect(await Promise.all(['locations', 'coaches', 'products', 'week_templates'].map(count))).toEqual([
      1, 1, 5, 11,
    ]);
    expect(await count('workouts')).toBeGreaterThan(11 * 7);
    const { rows } = await database.pool.query(
      `select u.email, r.role, p.cents from studio.account_roles r join identity."user" u on u.id = r.uid
         cross join studio.products p where p.id = 'pass-1'`,
    );
    expect(rows).toEqual([{ email: 'ada@kraftraum.example', role: 'owner', cents: 1750 }]);
  });

  it('holds nothing of another studio, and says what the law still asks for', async () => {
    await run(['--answers', await fileOf(ANSWERS)]);
    const saved = await readSavedProfile(database.pool);
    expect(JSON.stringify(saved?.profile)).not.toMatch(/lifted/i);
    expect(saved && missingFacts(saved.profile)).toContain('studio.legal.company');
    expect(await readDemoState(database.pool)).toEqual({ kind: 'other_studio' });
    expect(await holdsDemo(database.pool)).toBe(false);
  });

  it('is what the answers in docs/make-it-yours.md say, and sells what they name', async () => {
    const answers = /```json\n([^]*?)```/.exec(await readFile(GUIDE, 'utf8'))?.[1] ?? '';
    const parsed: unknown = JSON.parse(answers);
    if (typeof parsed !== 'object' || parsed === null) expect.fail('The document shows no answers.');
    expect(Object.keys(parsed)).toEqual(QUESTION_NAMES);
    const file = path.join(folder, 'guide.json');
    await writeFile(file, answers);
    expect((await run(['--answers', file])).outcome).toEqual({ kind: 'done' });
    expect(await products()).toEqual({ 'pass-1': 1750, 'pass-10': 14_200, 'unlimited-flex': 9400 });
    // What the server does at each start.
    await seedProducts(database.pool, priceList);
    expect(await count('products')).toBe(3);
  });

  it('may sell nothing yet, and is given no products of the release later', async () => {
    const none = ['price_1', 'price_5', 'price_10', 'price_unlimited', 'price_unlimited_flex'];
    const answers = { ...ANSWERS, ...Object.fromEntries(none.map((name) => [name, '-'])) };
    expect((await run(['--answers', await fileOf(answers)])).outcome).toEqual({ kind: 'done' });
    await seedProducts(database.pool, priceList);
    expect(await products()).toEqual({});
  });

  it('has no link to a map whose address would be too long for a profile', async () => {
    const street = `Straße ${'der Ä'.repeat(30)}`;
    expect((await run(['--answers', await fileOf({ ...ANSWERS, street })])).outcome).toEqual({
      kind: 'done',
    });
    expect((await readSavedProfile(database.pool))?.profile.studio).toMatchObject({
      address: { street },
      links: { maps: '' },
    });
  });

  it('is asked for with what - means, at each question that takes it', async () => {
    const typed = QUESTION_NAMES.map((name) => new Map(Object.entries(ANSWERS)).get(name) ?? '');
    const { outcome, asked } = await run([], typed);
    expect(outcome).toEqual({ kind: 'done' });
    expect(asked.filter((question) => question.includes('or - for closed. '))).toHaveLength(3);
    expect(asked.filter((question) => question.includes('or - if you don’t sell it. '))).toHaveLength(5);
  });

  it('is asked for in German too, again where an answer cannot be read', async () => {
    const typed = [
      'Kraftraum',
      '',
      '',
      'Weg 1',
      '04229',
      'Leipzig',
      'Plagwitz',
      'keine Adresse',
      'hallo@kraftraum.example',
      '+49 341 1',
      '',
      '6:30-21:00',
      '',
      '',
      '',
      '',
      'Ada',
      'nie',
      'Mo 18:00',
      '',
      '',
      '',
      '',
      '',
      'ada@kraftraum.example',
    ];
    const { outcome, printed } = await run(['--language', 'de'], typed);
    expect(outcome).toEqual({ kind: 'done' });
    expect(printed[0]).toMatch(/^Seiten und Mails gibt es auf Deutsch und Englisch/);
    expect(printed.filter((line) => line.startsWith('Das lässt sich nicht lesen'))).toHaveLength(2);
    expect(printed.filter((line) => line.includes('/de/dashboard?token='))).toHaveLength(1);
    expect(await count('week_templates')).toBe(1);
  });
});

describe('nothing is made', () => {
  it('in a database that holds a studio', async () => {
    const file = await fileOf(ANSWERS);
    await run(['--answers', file]);
    expect((await run(['--answers', file])).outcome).toMatchObject({ kind: 'failed' });
    expect(await count('locations')).toBe(1);
  });

  it('from answers that are missing or cannot be read, all of which are named', async () => {
    const { outcome } = await run(['--answers', await fileOf({ ...ANSWERS, colour: 'green', owner: '' })]);
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect('sentence' in outcome && outcome.sentence).toMatch(
      /colour cannot be read\. .*#1f7a4d\.\n {2}owner cannot be read\. .*@/,
    );
    expect(await count('profiles')).toBe(0);
  });

  it('from a file with keys that are no questions, in the language that was asked for', async () => {
    const { phone, ...rest } = ANSWERS;
    const file = await fileOf({ ...rest, fone: phone, postcode: 4229 });
    expect((await run(['--language', 'de', '--answers', file])).outcome).toEqual({
      kind: 'failed',
      sentence: [
        'Es wurde nichts angelegt. Bitte ändere diese Antworten:',
        'fone ist keine Frage. Ist phone gemeint?',
        'postcode lässt sich nicht lesen. Gib bitte eine Postleitzahl aus fünf Ziffern an, zum Beispiel 04229.',
        'phone fehlt. Gib bitte eine Telefonnummer an, zum Beispiel +49 341 555 01.',
      ].join('\n  '),
    });
    expect(await count('profiles')).toBe(0);
  });

  it('from a week with commas between the days of one class, and + is shown in their place', async () => {
    const { outcome } = await run(['--answers', await fileOf({ ...ANSWERS, week: 'Mo,We 18:00, Sa 10:00' })]);
    expect('sentence' in outcome && outcome.sentence).toMatch(/:\n {2}week cannot be read\. .*Mo\+Fr 19:30/);
    expect(await count('profiles')).toBe(0);
  });

  it.each(['06:00-24:00', '99:99-21:00', '06:00'])(
    'from the hours %s, which no clock shows',
    async (hours) => {
      const { outcome } = await run(['--answers', await fileOf({ ...ANSWERS, hours_sunday: hours })]);
      expect('sentence' in outcome && outcome.sentence).toMatch(
        /:\n {2}hours_sunday cannot be read\. .*06:30-21:30\.$/,
      );
      expect(await count('profiles')).toBe(0);
    },
  );

  it('from answers that can be read but make no profile, which are named', async () => {
    const { outcome } = await run(['--answers', await fileOf({ ...ANSWERS, week: TOO_FULL_WEEK })]);
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect('sentence' in outcome && outcome.sentence).toMatch(/:\n {2}week cannot be read/);
    expect(await count('locations')).toBe(0);
  });

  it.each([
    ['without a terminal and a file', [], undefined, 'wrong_usage'],
    ['in a language there is not', ['--language', 'fr'], undefined, 'wrong_usage'],
    ['when the input ends before the last answer', [], ['Kraftraum'], 'failed'],
  ] as const)('%s', async (_, words, typed, kind) => {
    expect((await run(words, typed && [...typed])).outcome).toMatchObject({ kind });
    expect(await count('profiles')).toBe(0);
  });
});
