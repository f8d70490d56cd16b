import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { beforeAll, expect, test } from 'vitest';
import { ask, jsonOf } from '../src/ask.ts';
import { withBooks } from '../src/books.ts';
import { studioOfTheCase } from '../src/case-studio.ts';
import { noteFigure } from '../src/figures.ts';
import { book, bookableClasses } from '../src/people.ts';

/*
 * Names that are markup, code, emoji or other scripts. Readers of the JSON, the mail or the page without scripts
 * see exactly what was typed, as text. Texts that pretend to be others (bidirectional overrides) are refused.
 */

const NAMES: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea><svg/onload=alert(1)>',
  '&lt;b&gt; & "both" \'quotes\'',
  '{{7*7}} ${7*7} <%= 7*7 %>',
  "Robert'); drop table students; --",
  'Anna <b>',
  'BEGIN:VEVENT;SUMMARY:x',
  '=HYPERLINK("evil")',
  'Zoë 🏋🏽‍♀️ 王小明',
  'مريم العلي',
  'Ñandú Straße ﬁn',
  'N'.repeat(100),
];
const REFUSED: readonly string[] = [
  '\u202Egnp.exe',
  'a\u2066b',
  'line\nbreak',
  'bell\u0007',
  '\u0000',
  ' \t ',
  '\u200B',
  'https://evil.example/',
];

const studio = studioOfTheCase('text');
let workout: string;

beforeAll(async () => {
  const today = berlinDate(new Date());
  const [first] = await bookableClasses(studio.origin, { from: today, to: addDays(today, 14) });
  workout = first?.id ?? '';
  await withBooks(studio.dataDir, (pool) =>
    pool.query('update studio.workouts set capacity = 1000 where id = $1', [workout]),
  );
});

interface WrittenMail {
  readonly id: string;
  readonly text: string;
  readonly html: string;
  readonly calendar: string | null;
}

async function mailTo(email: string): Promise<WrittenMail> {
  const { rows } = await withBooks(studio.dataDir, (pool) =>
    pool.query<WrittenMail>(
      `select id::text, body_text as text, body_html as html, calendar_event as calendar
         from studio.mail_outbox where recipient = $1`,
      [email],
    ),
  );
  const [mail] = rows;
  if (mail === undefined) throw new Error('There should be a mail.');
  return mail;
}

const REFERENCES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The visible text of HTML: without tags, with character references resolved. */
function seenIn(html: string): string {
  return html
    .replaceAll(/<style>[\s\S]*?<\/style>|<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => REFERENCES[name] ?? '')
    .replaceAll(/\s+/g, '');
}

function expectNoMarkupOf(name: string, html: string): void {
  for (const tag of name.match(/<[^>]+>/g) ?? []) expect(html).not.toContain(tag);
}

test.each(NAMES.map((name, index) => [name, index] as const))(
  '%s is a name like any other',
  async (name, index) => {
    const email = `name-${index}@example.org`;
    const answer = await book(studio.origin, { workout, email, name });
    expect(answer.status).toBe(201);

    const { rows } = await withBooks(studio.dataDir, (pool) =>
      pool.query<{ name: string }>('select name from studio.trial_bookings where email = $1', [email]),
    );
    expect(rows).toEqual([{ name: name.normalize('NFC') }]);

    const mail = await mailTo(email);
    expect(mail.text).toContain(name);
    expectNoMarkupOf(name, mail.html);
    expect(seenIn(mail.html)).toContain(name.normalize('NFC').replaceAll(/\s+/g, ''));
    expect(mail.calendar).not.toContain(name);
    expect(mail.calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(1);

    for (const page of ['/dev/mailbox', `/dev/mailbox/${mail.id}`, `/dev/mailbox/${mail.id}/html`]) {
      const shown = await ask(studio.origin, page);
      expect([page, shown.status]).toEqual([page, 200]);
      expectNoMarkupOf(name, shown.text);
      expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    }

    const token = /#([\w-]{20,})/.exec(mail.text)?.[1] ?? '';
    const booking = await ask(studio.origin, '/api/trial_bookings/show', { body: { token } });
    expect(booking.headers['content-type']).toContain('application/json');
    expect(booking.headers['x-content-type-options']).toBe('nosniff');
    expect(jsonOf(booking.text)).toMatchObject({ state: 'booked' });
  },
);

test.each(REFUSED.map((name) => [JSON.stringify(name), name] as const))(
  '%s is refused with a sentence',
  async (_shown, name) => {
    const answer = await book(studio.origin, { workout, email: 'refused@example.org', name });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  },
);

test('a page that answers a refused form shows what was typed as text', async () => {
  const typed = '"><script>alert(1)</script>';
  for (const [path, fields] of [
    ['/kuendigen', { name: typed, email: typed, contract: typed, reason: typed }],
    ['/become-a-trainer', { name: typed, email: typed, message: typed }],
  ] as const) {
    const answer = await ask(studio.origin, path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: studio.origin },
      body: new URLSearchParams(fields).toString(),
    });
    expect([path, answer.status < 500]).toEqual([path, true]);
    expect(answer.text).not.toContain('<script>alert');
  }
  noteFigure(
    'names that are markup or code',
    `${NAMES.length} shown as typed in JSON, mails and pages, ${REFUSED.length} refused`,
  );
});
