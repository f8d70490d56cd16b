import type { DeclarationReceipt } from '@lifted/contract/contract-declarations';
import type { Problem } from '@lifted/contract/problem';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { REPEAT_MS } from '@lifted/domain/contract-declaration';
import { studio } from '@lifted/profile/studio';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DECLARATION_LIMIT } from './contract-declarations/contract-declarations-routes.ts';
import { startDeclarationProcess } from './declaration-journey-fixture.ts';
import { startMailServer } from './mail/loopback-mail-server.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { smtpTransport } from './mail/smtp-transport.ts';

const RECEIVED = new Date('2026-11-20T20:34:07Z');
const MIA = { name: 'Mia Berger', email: 'Mia@Example.com', language: 'de' };
const ORDINARY = { ...MIA, cause: 'ordinary', end: 'next_possible' };

let database: TestDatabase;
let process: Awaited<ReturnType<typeof startDeclarationProcess>>;
let now: Date;
let woken: number;

beforeAll(async () => {
  database = await createTestDatabase();
  process = await startDeclarationProcess({ database, now: () => now, wakeMail: () => void woken++ });
});

afterAll(async () => {
  await process.close();
  await database.drop();
});

beforeEach(async () => {
  now = new Date(RECEIVED.getTime() + 890);
  woken = 0;
  await database.pool.query('truncate studio.contract_declarations, studio.mail_outbox');
});

describe('a termination', () => {
  it('is stored to the second, with a receipt to the person and a mail to the studio', async () => {
    const answer = await process.call('terminations', {
      ...MIA,
      cause: 'extraordinary',
      reason: 'Ich ziehe um.\nNach Jena.',
      end: 'day',
      day: '2026-12-31',
      contract: 'Unlimited',
      membership: 'M-17',
    });
    expect(answer.statusCode).toBe(201);
    const { declarations, mails } = await process.stored();
    expect(declarations).toMatchObject([
      {
        kind: 'termination',
        cause: 'extraordinary',
        reason: 'Ich ziehe um.\nNach Jena.',
        ends_on: '2026-12-31',
        contract: 'Unlimited',
        name: 'Mia Berger',
        membership: 'M-17',
        email: 'mia@example.com',
        language: 'de',
        received_at: RECEIVED,
      },
    ]);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['declaration_receipt', 'mia@example.com'],
      ['declaration_notice', studio.contact.email],
    ]);
    expect(woken).toBe(1);
  });

  it('is answered with the receipt that is mailed', async () => {
    const receipt = (await process.call('terminations', ORDINARY)).json<DeclarationReceipt>();
    expect(receipt.received_at).toBe('2026-11-20T21:34:07+01:00');
    expect(receipt.title).toBe('Deine Kündigung ist da');
    expect(receipt.rows).toContainEqual({ name: 'Eingegangen am', value: '20.11.2026, 21:34:07 Uhr MEZ' });
    expect(receipt.rows).toContainEqual({
      name: 'Ende des Vertrags',
      value: 'zum nächstmöglichen Zeitpunkt',
    });
    expect(receipt.file.name).toBe(`kuendigung-${receipt.reference}.txt`);
    const { mails } = await process.stored();
    expect(mails[0]?.body_text).toContain(receipt.file.text.trim());
    expect(mails[0]?.subject).toBe(`Eingangsbestätigung deiner Kündigung (${receipt.reference})`);
  });

  it('tells the studio the earliest day, and a name in no subject', async () => {
    await process.call('terminations', ORDINARY);
    const { mails } = await process.stored();
    expect(mails[1]?.body_text).toContain('endet der Vertrag frühestens am 20.12.2026');
    expect(mails.map(({ subject }) => subject).join()).not.toContain('Mia');
  });

  it('is received in German on an English page too, with English below', async () => {
    const receipt = (
      await process.call('terminations', { ...ORDINARY, language: 'en' })
    ).json<DeclarationReceipt>();
    expect(receipt.title).toBe('Your cancellation has arrived');
    const { mails } = await process.stored();
    expect(mails[0]?.body_text).toMatch(/Deine Kündigung ist da[\s\S]*Your cancellation has arrived/);
  });
});

describe('a withdrawal', () => {
  it('is stored, and the studio is told until when the money has to be back', async () => {
    const answer = await process.call('withdrawals', { ...MIA, contract: '10er-Pass vom 12.11.' });
    expect(answer.statusCode).toBe(201);
    const { declarations, mails } = await process.stored();
    expect(declarations).toMatchObject([
      { kind: 'withdrawal', cause: null, reason: null, ends_on: null, contract: '10er-Pass vom 12.11.' },
    ]);
    expect(mails[1]?.body_text).toContain('spätestens am 04.12.2026');
  });
});

describe('the same words', () => {
  it('at once, 20 times, in both languages, are one declaration with one receipt', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        process.call('terminations', { ...ORDINARY, language: index % 2 === 0 ? 'de' : 'en' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 201));
    const references = answers.map((answer) => answer.json<DeclarationReceipt>().reference);
    expect(new Set(references).size).toBe(1);
    const { declarations, mails } = await process.stored();
    expect([declarations.length, mails.length]).toEqual([1, 2]);
  });

  it('by script and by form are one declaration', async () => {
    await process.call('terminations', ORDINARY);
    expect((await process.post('/kuendigen', ORDINARY)).statusCode).toBe(200);
    expect((await process.stored()).declarations).toHaveLength(1);
  });

  it('repeat for ten minutes and are a new declaration after them', async () => {
    await process.call('terminations', ORDINARY);
    now = new Date(RECEIVED.getTime() + REPEAT_MS);
    const again = (await process.call('terminations', ORDINARY)).json<DeclarationReceipt>();
    expect(again.received_at).toBe('2026-11-20T21:34:07+01:00');
    now = new Date(RECEIVED.getTime() + REPEAT_MS + 1);
    await process.call('terminations', ORDINARY);
    expect((await process.stored()).declarations).toHaveLength(2);
  });

  it('about another contract are another declaration', async () => {
    await process.call('withdrawals', { ...MIA, contract: 'one' });
    await process.call('withdrawals', { ...MIA, contract: 'two' });
    expect((await process.stored()).declarations).toHaveLength(2);
  });
});

describe('a declaration is never refused', () => {
  it.each([
    ['without a contract, a reason or a number', { ...MIA, cause: 'extraordinary', end: 'next_possible' }],
    ['for a name in any script', { ...ORDINARY, name: 'محمد 🏋🏽‍♀️' }],
    ['for control characters, which are left out', { ...ORDINARY, name: 'Mia\r\nBcc: all@studio.example' }],
    ['for an address with letters of other alphabets', { ...ORDINARY, email: 'ÄNNE@MÜLLER.DE' }],
    ['for an address whose capitals only PostgreSQL knows', { ...ORDINARY, email: 'İ@example.com' }],
    ['for a day of today', { ...MIA, cause: 'ordinary', end: 'day', day: '20.11.2026' }],
  ])('%s', async (_, body) => {
    expect((await process.call('terminations', body)).statusCode).toBe(201);
    expect((await process.stored()).declarations).toHaveLength(1);
  });
});

describe('a declaration has to change', () => {
  it.each([
    [{ ...ORDINARY, name: ' ' }, 'name', 'Bitte sag uns deinen Namen'],
    [{ ...ORDINARY, email: '' }, 'email', 'Bitte gib eine E-Mail-Adresse an: Dorthin'],
    [{ ...ORDINARY, email: 'mia@' }, 'email', 'zum Beispiel anna@example.com'],
    [{ ...ORDINARY, end: 'day' }, 'day', 'Bitte wähle den Tag'],
    [{ ...ORDINARY, end: 'day', day: '30.02.2027' }, 'day', 'gibt es im Kalender nicht'],
    [{ ...ORDINARY, end: 'day', day: '2026-11-19' }, 'day', 'Dieser Tag ist vorbei'],
    [{ ...ORDINARY, contract: 'x'.repeat(501) }, 'contract', 'höchstens 500 Zeichen'],
    [{ ...ORDINARY, website: 'https://spam.example' }, 'website', 'drück den Knopf noch einmal'],
    [{ ...ORDINARY, language: 'en', name: '' }, 'name', 'Please tell us your name'],
  ])('%j: the %s, and nothing is stored', async (body, field, words) => {
    const answer = await process.call('terminations', body);
    expect(answer.statusCode).toBe(422);
    const problem = answer.json<Problem>();
    expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
    expect(problem.errors?.[0]?.message).toContain(words);
    expect(await process.stored()).toEqual({ declarations: [], mails: [] });
  });

  it('when a client sends too often, which is said with the time to wait', async () => {
    const limited = await startDeclarationProcess({
      database,
      now: () => now,
      limit: { max: 1, seconds: 60 },
    });
    try {
      await limited.call('withdrawals', MIA);
      const answer = await limited.call('withdrawals', { ...MIA, contract: 'another' });
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
    expect(DECLARATION_LIMIT.max).toBeGreaterThan(10);
  });

  it('as a whole when its receipt cannot be written', async () => {
    await database.pool.query('alter table studio.mail_outbox add constraint closed check (false) not valid');
    try {
      expect((await process.call('withdrawals', MIA)).statusCode).toBe(500);
    } finally {
      await database.pool.query('alter table studio.mail_outbox drop constraint closed');
    }
    expect(await process.stored()).toEqual({ declarations: [], mails: [] });
    expect(woken).toBe(0);
  });
});

describe('without a mail server', () => {
  it('nothing is lost: the receipt goes out once there is one, by a real conversation', async () => {
    const receipt = (await process.call('terminations', ORDINARY)).json<DeclarationReceipt>();
    const mailServer = await startMailServer();
    const worker = startMailWorker({
      pool: database.pool,
      transport: smtpTransport(mailServer.url, { name: studio.name, address: studio.contact.email }),
      now: () => now,
      log: { info: () => undefined, warn: () => undefined },
    });
    try {
      await vi.waitFor(() => expect(mailServer.arrived).toHaveLength(2), { timeout: 20_000 });
      const [first, second] = mailServer.arrived;
      expect(first?.to).toEqual(['mia@example.com']);
      expect(first?.mail.subject).toBe(`Eingangsbestätigung deiner Kündigung (${receipt.reference})`);
      expect(first?.mail.messageId).toBe(`<declaration-receipt.${receipt.reference}@lifted.example>`);
      for (const { name, value } of receipt.rows) {
        expect(first?.mail.text).toContain(`${name}: ${value}`);
        expect(first?.mail.html).toContain(value);
      }
      expect(second?.to).toEqual([studio.contact.email]);
    } finally {
      await worker.stop();
      await mailServer.close();
    }
  });
});

describe('nothing personal', () => {
  it('stands in the logs', async () => {
    await process.call('terminations', { ...ORDINARY, reason: 'secret', cause: 'extraordinary' });
    await process.post('/widerrufen', { name: 'Mia Berger', email: 'nonsense' });
    expect(process.logged()).not.toMatch(/mia|berger|secret|nonsense/i);
  });
});
