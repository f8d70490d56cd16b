import { emptyTables } from '@lifted/database/empty-tables';
import type { Problem } from '@lifted/contract/problem';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { APPLICATION_REPEAT_MS } from '@lifted/domain/applications/trainer-application';
import { studio } from '@lifted/profile/studio';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerFixture } from '../server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { startMailServer } from '../loopback-mail-server.ts';
import { startMailDelivery } from '../mail-delivery.ts';
import { smtpTransport } from '../../mail/smtp-transport.ts';
import {
  registerTrainerApplications,
  TRAINER_APPLICATION_LIMIT,
} from '../../features/applications/trainer-applications-routes.ts';

const ADA = { first_name: 'Ada', last_name: 'Vogel', whatsapp: '0151 555 012 40' };
const MANY = { max: 1_000_000, seconds: 60 };

let database: TestDatabase;
let app: StudioApp;
let logged: () => string;
let now: Date;
let woken: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = new Date('2026-11-20T11:00:00Z');
  woken = 0;
  await emptyTables(database.pool, 'studio.trainer_applications', 'studio.mail_outbox');
  ({ app, logged } = await startProcess());
});
afterEach(() => app.close());

async function startProcess(limit = MANY) {
  const fixture = await createServerFixture({ requestsPerMinute: MANY.max });
  registerTrainerApplications(fixture.app, {
    pool: database.pool,
    now: () => now,
    letters: { studio, publicUrl: 'https://lifted.example' },
    wakeJobs: () => void woken++,
    limit,
  });
  return fixture;
}

const apply = (payload: object, at = app, language = 'en') =>
  at.inject({
    method: 'POST',
    url: '/api/trainer_applications',
    headers: { 'accept-language': language },
    payload,
  });
const sendForm = (address: string, fields: Record<string, string>, at = app) =>
  at.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

async function stored() {
  const applications = await database.pool.query<{ first_name: string; received_at: Date }>(
    'select * from studio.trainer_applications order by id',
  );
  const mails = await database.pool.query<{
    kind: string;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
  }>('select kind, recipient, subject, body_text, body_html from studio.mail_outbox order by id');
  return { applications: applications.rows, mails: mails.rows };
}

describe('applying as a trainer', () => {
  it('stores the application, tells the studio and wakes who delivers the mail', async () => {
    const answer = await apply({ ...ADA, message: 'Hyrox & <b>halters</b>\nSeit 2019', website: '' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ received_at: '2026-11-20T12:00:00+01:00' });
    const { applications, mails } = await stored();
    expect(applications).toMatchObject([
      {
        first_name: 'Ada',
        last_name: 'Vogel',
        whatsapp: '0151 555 012 40',
        phone: null,
        email: null,
        language: 'English & German',
        message: 'Hyrox & <b>halters</b>\nSeit 2019',
        page_language: 'en',
        received_at: now,
      },
    ]);
    expect(mails).toMatchObject([{ kind: 'trainer_application', recipient: studio.contact.email }]);
    expect(mails[0]?.body_text).toContain('Name: Ada Vogel\nWhatsApp: 0151 555 012 40');
    expect(mails[0]?.body_html).toContain('href="https://wa.me/4915155501240"');
    expect(mails[0]?.body_text).toContain('All applications: https://lifted.example/desk/inbox\n');
    expect(mails[0]?.body_html).toContain('<a href="https://lifted.example/desk/inbox">All applications</a>');
    expect(mails[0]?.body_html).toContain('Hyrox &amp; &lt;b&gt;halters&lt;/b&gt;');
    expect(mails[0]?.subject).not.toContain('Ada');
    expect(woken).toBe(1);
  });

  it.each([
    ['en', 'You would like to coach at LIFTED', 'Thanks, Ada. We’ve got it.'],
    ['de', 'Du möchtest bei LIFTED coachen', 'Danke, Ada. Ist angekommen.'],
  ])(
    'sends who left an address a receipt in the language of the page: %s',
    async (language, subject, thanks) => {
      await apply({
        ...ADA,
        email: ' Ada@Example.com',
        page_language: language,
        message: 'Buy at evil.example',
      });
      const { mails } = await stored();
      expect(mails[1]).toMatchObject({
        kind: 'trainer_application_receipt',
        recipient: 'ada@example.com',
        subject,
      });
      expect(mails[1]?.body_text).toContain(thanks);
      expect(mails[1]?.body_html).toContain(`<html lang="${language}">`);
      expect(`${mails[1]?.body_text}${mails[1]?.body_html}`).not.toContain('evil.example');
    },
  );

  it('says what to change about every field at once, in the language of the page', async () => {
    const answer = await apply({ first_name: ' ', last_name: 'V', email: 'x@' }, app, 'de');
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>()).toMatchObject({
      code: 'invalid_input',
      detail: 'Noch nicht abgeschickt. Schau dir bitte die markierten Felder noch einmal an.',
      errors: [
        { field: 'first_name', message: 'Sag uns bitte deinen Vornamen.' },
        {
          field: 'whatsapp',
          message: 'Gib bitte eine WhatsApp- oder Telefonnummer an, damit wir dich erreichen.',
        },
        {
          field: 'email',
          message: 'Gib bitte eine Adresse wie anna@example.com an, oder lass das Feld leer.',
        },
      ],
    });
    expect(await stored()).toEqual({ applications: [], mails: [] });
  });

  it('of the same details sent 20 times at once, with JavaScript and without, keeps one', async () => {
    const details = { ...ADA, email: 'ada@example.com' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? apply(details) : sendForm('/become-a-trainer', details),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 201]));
    const { applications, mails } = await stored();
    expect([applications.length, mails.length, woken]).toEqual([1, 2, 1]);
  });

  it('takes the same details again when a day is over, and other details at once', async () => {
    await apply(ADA);
    await apply({ ...ADA, phone: '030 555 012 40' });
    now = new Date(now.getTime() + APPLICATION_REPEAT_MS);
    await apply(ADA);
    expect((await stored()).applications).toHaveLength(3);
  });

  it('answers a robot like a person and keeps nothing of it', async () => {
    const answer = await apply({ ...ADA, website: 'https://pills.example' });
    expect(answer.statusCode).toBe(201);
    const form = await sendForm('/de/become-a-trainer', { ...ADA, website: 'x' });
    expect(form.body).toContain('Danke, Ada.');
    expect(await stored()).toEqual({ applications: [], mails: [] });
    expect(woken).toBe(0);
  });

  it('stores nothing when the mails cannot be written', async () => {
    await database.pool.query('alter table studio.mail_outbox add constraint shut check (false) not valid');
    try {
      const answer = await sendForm('/become-a-trainer', ADA);
      expect(answer.statusCode).toBe(500);
      expect(answer.body).toContain('value="Vogel"');
      expect((await stored()).applications).toEqual([]);
      expect(logged()).not.toMatch(/Vogel|555 012/);
    } finally {
      await database.pool.query('alter table studio.mail_outbox drop constraint shut');
    }
  });

  it('limits how often one address may send, in the words of the page', async () => {
    const limited = await startProcess(TRAINER_APPLICATION_LIMIT);
    for (let count = 0; count < TRAINER_APPLICATION_LIMIT.max; count++) {
      await sendForm('/de/become-a-trainer', ADA, limited.app);
    }
    const answer = await sendForm('/de/become-a-trainer', ADA, limited.app);
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain(
      'Das waren zu viele Versuche in kurzer Zeit. Versuch es bitte in 10\u00a0Minuten noch einmal.',
    );
    expect(answer.body).toContain('value="Vogel"');
    await limited.app.close();
  });
});

describe('the form without JavaScript', () => {
  it.each([
    ['/become-a-trainer', 'en', 'Thanks, Ada. We’ve got it.'],
    ['/de/become-a-trainer', 'de', 'Danke, Ada. Ist angekommen.'],
  ])('is answered at %s with a whole page', async (address, language, thanks) => {
    const answer = await sendForm(address, { ...ADA, email: '', message: '', language: 'German' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<h1>${thanks}</h1>`);
    expect((await stored()).applications).toMatchObject([{ language: 'German', page_language: language }]);
  });

  it('comes back with what was typed and a sentence beside each field that has to change', async () => {
    const answer = await sendForm('/become-a-trainer', {
      first_name: 'Ada "<Bo>"',
      last_name: '',
      phone: '+49 abc',
      language: 'English',
      message: '\nlike this\n',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('value="Ada &quot;&lt;Bo&gt;&quot;"');
    expect(answer.body).toContain('<p class="fault" id="last_name-fault">Please tell us your last name.</p>');
    expect(answer.body).toMatch(/id="phone"[^>]* aria-describedby="phone-fault" aria-invalid="true"/);
    expect(answer.body).toContain('<option value="English" selected>English</option>');
    expect(answer.body).toContain('like this');
    expect(await stored()).toEqual({ applications: [], mails: [] });
  });
});

describe('over a real mail server', () => {
  it('the studio and the applicant each get one mail they can read', async () => {
    const mailServer = await startMailServer();
    const transport = smtpTransport(mailServer.url, { name: 'LIFTED', address: studio.contact.email });
    const worker = startMailDelivery({ pool: database.pool, transport, now: () => now });
    try {
      await apply({ ...ADA, last_name: 'Müller-Øy', email: 'ada@example.com', page_language: 'de' });
      worker.wake();
      await vi.waitFor(() => expect(mailServer.arrived).toHaveLength(2), { timeout: 20_000 });
      const [toStudio, toAda] = mailServer.arrived.toSorted((a, b) => b.to.join().localeCompare(a.to.join()));
      expect(toStudio?.to).toEqual([studio.contact.email]);
      expect(toStudio?.mail.text).toContain('Name: Ada Müller-Øy');
      expect(toAda?.to).toEqual(['ada@example.com']);
      expect(toAda?.mail.subject).toBe('Du möchtest bei LIFTED coachen');
      expect(toAda?.mail.text).toContain('WhatsApp: 0151 555 012 40');
      expect(toAda?.mail.text).toContain('LIFTED Studio GmbH');
    } finally {
      await worker.stop();
      await mailServer.close();
    }
  });
});
