import { emptyTables } from '@lifted/database/empty-tables';
import type { DeclarationReceipt } from '@lifted/contract/contract-declarations';
import type { Problem } from '@lifted/contract/problem';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { REPEAT_MS } from '@lifted/domain/contracts/contract-declaration';
import { MAILS_TO_ONE_ADDRESS } from '@lifted/domain/people/stranger-mails';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { normalizedEmail } from '@lifted/domain/people/normalized-email';
import { studio } from '@lifted/profile/studio';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DECLARATION_LIMIT } from '../../features/contracts/contract-declarations-routes.ts';
import { startDeclarationProcess } from './declaration-journey-fixture.ts';
import { startMailServer } from '../loopback-mail-server.ts';
import { startMailDelivery } from '../mail-delivery.ts';
import { smtpTransport } from '../../mail/smtp-transport.ts';

const RECEIVED = new Date('2026-11-20T20:34:07Z');
const MIA = { name: 'Mia Berger', email: 'Mia@Example.com', language: 'de' };
const ORDINARY = { ...MIA, cause: 'ordinary', end: 'next_possible' };

let database: TestDatabase;
let process: Awaited<ReturnType<typeof startDeclarationProcess>>;
let now: Date;
let woken: number;

beforeAll(async () => {
  database = await createTestDatabase();
  process = await startDeclarationProcess({ database, now: () => now, wakeJobs: () => void woken++ });
});

afterAll(async () => {
  await process.close();
  await database.drop();
});

beforeEach(async () => {
  now = new Date(RECEIVED.getTime() + 890);
  woken = 0;
  await emptyTables(database.pool, 'studio.contract_declarations', 'studio.mail_outbox');
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

  it('leads the studio to the inbox of its desk, where all of them wait', async () => {
    await process.call('terminations', ORDINARY);
    const inbox = 'https://lifted.example/de/desk/inbox';
    const [, notice] = (await process.stored()).mails;
    expect(notice?.body_text).toContain(`Alle Erklärungen: ${inbox}\n`);
    expect(notice?.body_html).toContain(`<a href="${inbox}">Alle Erklärungen</a>`);
  });

  it('is answered with the receipt that is mailed', async () => {
    const receipt = (await process.call('terminations', ORDINARY)).json<DeclarationReceipt>();
    expect(receipt.received_at).toBe('2026-11-20T21:34:07+01:00');
    expect(receipt.title).toBe('Deine Kündigung ist eingegangen');
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
    expect(receipt.title).toBe('We have received your cancellation');
    const { mails } = await process.stored();
    expect(mails[0]?.body_text).toMatch(
      /Deine Kündigung ist eingegangen[\s\S]*We have received your cancellation/,
    );
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
  it('20 times at once are received 20 times, under references that tell nothing of each other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        process.call('terminations', { ...ORDINARY, language: index % 2 === 0 ? 'de' : 'en' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 201));
    const receipts = answers.map((answer) => answer.json<DeclarationReceipt>());
    const references = receipts.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(20);
    expect(receipts.filter(({ mailed }) => mailed)).toHaveLength(MAILS_TO_ONE_ADDRESS);
    const { declarations, mails } = await process.stored();
    expect(declarations.map(({ reference }) => String(reference)).toSorted()).toEqual(references.toSorted());
    const kinds = mails.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'declaration_receipt')).toHaveLength(MAILS_TO_ONE_ADDRESS);
    expect(kinds.filter((kind) => kind === 'declaration_notice')).toHaveLength(1);
  });

  it('minutes later are answered with their own time, as if nobody had said them before', async () => {
    const first = (await process.call('terminations', ORDINARY)).json<DeclarationReceipt>();
    now = new Date(RECEIVED.getTime() + REPEAT_MS);
    const second = (await process.call('terminations', ORDINARY)).json<DeclarationReceipt>();
    expect(first.received_at).toBe('2026-11-20T21:34:07+01:00');
    expect(second.received_at).toBe('2026-11-20T21:44:07+01:00');
    expect(second.reference).not.toBe(first.reference);
    const answer = await process.post('/kuendigen', ORDINARY);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(first.reference);
    expect((await process.stored()).declarations).toHaveLength(3);
  });

  it('reach the studio again after ten minutes', async () => {
    const notices = async () =>
      (await process.stored()).mails.filter(({ kind }) => kind === 'declaration_notice').length;
    await process.call('terminations', ORDINARY);
    now = new Date(RECEIVED.getTime() + REPEAT_MS);
    await process.call('terminations', ORDINARY);
    expect(await notices()).toBe(1);
    now = new Date(now.getTime() + REPEAT_MS + 1);
    await process.call('terminations', ORDINARY);
    expect(await notices()).toBe(2);
  });

  it('about another contract are another declaration', async () => {
    await process.call('withdrawals', { ...MIA, contract: 'one' });
    await process.call('withdrawals', { ...MIA, contract: 'two' });
    expect((await process.stored()).declarations).toHaveLength(2);
  });
});

describe('a mailbox of somebody else', () => {
  const declared = async (contract: string, email = MIA.email) =>
    (await process.call('withdrawals', { ...MIA, email, contract })).json<DeclarationReceipt>();
  const receipts = async () =>
    (await process.stored()).mails.filter(({ kind }) => kind === 'declaration_receipt');

  it('gets three receipts an hour, whatever its spelling; all declarations are stored, and the page says which went out', async () => {
    const answers = [
      await declared('one'),
      await declared('two', 'mia+two@example.com'),
      await declared('three', 'mia+three@example.com'),
      await declared('four', 'mia+four@example.com'),
    ];
    expect(answers.map(({ mailed }) => mailed)).toEqual([true, true, true, false]);
    expect(await receipts()).toHaveLength(3);
    expect((await declared('five', 'lou@example.com')).mailed).toBe(true);
    const page = await process.post('/de/widerrufen', { ...MIA, contract: 'six' });
    expect(page.body).toContain('Diesmal haben wir keine Mail geschickt');
    expect(page.body).toContain('download="widerruf-');
    const { declarations, mails } = await process.stored();
    expect(declarations).toHaveLength(6);
    expect(declarations.filter(({ receipt_message_id }) => receipt_message_id === null)).toHaveLength(2);
    expect(mails.at(-1)?.body_text).toContain('Die Eingangsbestätigung steht nur auf der Seite');

    now = new Date(now.getTime() + HOUR_MS);
    expect((await declared('seven')).mailed).toBe(true);
  });

  it('gets no link that somebody typed: addresses are broken in every mail and whole on the page', async () => {
    const reason = 'Siehe https://evil.example/prize, evil.example oder mia@evil.example';
    const answer = await process.call('terminations', {
      ...ORDINARY,
      cause: 'extraordinary',
      reason,
      contract: 'www.evil.example',
      membership: 'http://evil.example',
    });
    const { mails, declarations } = await process.stored();
    expect(mails).toHaveLength(2);
    for (const { body_text, body_html } of mails) {
      for (const body of [body_text, body_html]) {
        expect(body).toContain('https[:]//evil[.]example/prize, evil[.]example oder mia[@]evil[.]example');
        expect(body).not.toMatch(/evil\.example|http:\/\/evil/);
      }
    }
    expect(declarations).toMatchObject([{ reason, contract: 'www.evil.example' }]);
    expect(answer.json<DeclarationReceipt>().rows).toContainEqual({ name: 'Grund', value: reason });
  });
});

describe('a declaration is never refused', () => {
  it.each([
    ['without a contract, a reason or a number', { ...MIA, cause: 'extraordinary', end: 'next_possible' }],
    ['for a name in any script', { ...ORDINARY, name: 'محمد 🏋🏽‍♀️' }],
    ['for control characters, which are left out', { ...ORDINARY, name: 'Mia\r\nBcc: all' }],
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
    [{ ...ORDINARY, name: 'Mia evil.example' }, 'name', 'mit Leerzeichen nach jedem Punkt'],
    [{ ...ORDINARY, name: 'mia@evil.example' }, 'name', 'wie eine Web- oder E-Mail-Adresse'],
    [{ ...ORDINARY, email: '' }, 'email', 'Bitte gib eine E-Mail-Adresse an, damit'],
    [{ ...ORDINARY, email: 'mia@' }, 'email', 'E-Mail-Adresse wie anna@example.com'],
    [{ ...ORDINARY, end: 'day' }, 'day', 'Bitte wähl den Tag'],
    [{ ...ORDINARY, end: 'day', day: '30.02.2027' }, 'day', 'Diesen Tag gibt es nicht'],
    [{ ...ORDINARY, end: 'day', day: '2026-11-19' }, 'day', 'Dieser Tag liegt in der Vergangenheit'],
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
    const worker = startMailDelivery({
      pool: database.pool,
      transport: smtpTransport(mailServer.url, { name: studio.name, address: studio.contact.email }),
      now: () => now,
    });
    try {
      await vi.waitFor(() => expect(mailServer.arrived).toHaveLength(2), { timeout: 20_000 });
      // Two lanes deliver at the same time.
      const [first, second] = [normalizedEmail(MIA.email), studio.contact.email].map((address) =>
        mailServer.arrived.find(({ to }) => to.includes(address)),
      );
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
  it('is in the logs', async () => {
    await process.call('terminations', { ...ORDINARY, reason: 'secret', cause: 'extraordinary' });
    await process.post('/widerrufen', { name: 'Mia Berger', email: 'nonsense' });
    expect(process.logged()).not.toMatch(/mia|berger|secret|nonsense/i);
  });
});
