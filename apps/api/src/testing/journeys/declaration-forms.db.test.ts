import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDeclarationProcess } from './declaration-journey-fixture.ts';

const NOW = new Date('2026-11-20T20:34:07Z');
const MIA = { name: 'Mia "Bo" <Berger>', email: 'mia@example.com' };

let database: TestDatabase;
let process: Awaited<ReturnType<typeof startDeclarationProcess>>;

beforeAll(async () => {
  database = await createTestDatabase();
  process = await startDeclarationProcess({ database, now: () => NOW });
});

afterAll(async () => {
  await process.close();
  await database.drop();
});

beforeEach(async () => {
  await emptyTables(database.pool, 'studio.contract_declarations', 'studio.mail_outbox');
});

describe('a form without JavaScript', () => {
  it.each([
    ['/kuendigen', 'en', 'We have received your cancellation', '20 November 2026, 21:34:07 CET'],
    ['/de/kuendigen', 'de', 'Deine Kündigung ist eingegangen', '20.11.2026, 21:34:07 Uhr MEZ'],
    ['/widerrufen', 'en', 'We have received your withdrawal', '20 November 2026, 21:34:07 CET'],
    ['/de/widerrufen', 'de', 'Dein Widerruf ist eingegangen', '20.11.2026, 21:34:07 Uhr MEZ'],
  ])('at %s is answered with the receipt as a page to keep', async (address, language, title, received) => {
    const answer = await process.post(address, { ...MIA, cause: 'ordinary', end: 'next_possible' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).toContain(received);
    expect(answer.body).toContain('Mia &quot;Bo&quot; &lt;Berger&gt;');
    const { declarations, mails } = await process.stored();
    expect(declarations).toMatchObject([{ name: MIA.name, language }]);
    expect(mails).toHaveLength(2);
  });

  it('brings the receipt as a file inside the page', async () => {
    const { body } = await process.post('/de/widerrufen', MIA);
    const [, text = '', name = ''] =
      /href="data:text\/plain;charset=utf-8,([^"]+)" download="([^"]+)"/.exec(body) ?? [];
    const [{ reference } = expect.fail('nothing stored')] = (await process.stored()).declarations;
    expect(name).toBe(`widerruf-${String(reference)}.txt`);
    expect(decodeURIComponent(text.replaceAll('&#39;', "'"))).toContain(`Name: ${MIA.name}`);
  });

  it('says what has to change beside the fields, with everything still filled in', async () => {
    const answer = await process.post('/de/kuendigen', {
      ...MIA,
      email: 'mia@',
      cause: 'extraordinary',
      reason: 'Ich ziehe um.',
      end: 'day',
      day: '31.11.2026',
      website: '',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Bitte schau dir die markierten Felder noch einmal an.');
    expect(answer.body).toContain('Diesen Tag gibt es nicht.');
    expect(answer.body).toContain('E-Mail-Adresse wie anna@example.com');
    expect(answer.body).toMatch(/<option value="extraordinary" selected>/);
    expect(answer.body).toMatch(/<option value="day" selected>/);
    for (const typed of ['value="mia@"', 'value="31.11.2026"', 'Ich ziehe um.', '&lt;Berger&gt;']) {
      expect(answer.body).toContain(typed);
    }
    expect(answer.body).toContain('<button type="submit" lang="de">jetzt kündigen</button>');
    expect((await process.stored()).declarations).toEqual([]);
  });

  it('keeps the label of the law on the button of an English page, and says beside it what it means', async () => {
    const { body } = await process.post('/widerrufen', {});
    expect(body).toContain('<h1>Withdraw from your contract</h1>');
    expect(body).toContain('<button type="submit" lang="de">Widerruf bestätigen</button>');
    expect(body).toContain('confirms the withdrawal');
  });

  it('empties the trap a browser may have filled, so that pressing again declares', async () => {
    const trapped = await process.post('/de/widerrufen', { ...MIA, website: 'https://mine.example' });
    expect(trapped.statusCode).toBe(422);
    expect(trapped.body).toContain('drück den Knopf noch einmal');
    expect(trapped.body).not.toContain('mine.example');
    expect((await process.post('/de/widerrufen', { ...MIA, website: '' })).statusCode).toBe(200);
  });

  it.each([
    ['/de/widerrufen', 'Das waren zu viele Versuche in kurzer Zeit.'],
    ['/widerrufen', 'Too many attempts in a short time.'],
  ])(
    'at %s says when it was sent too often, names another way and keeps what was typed',
    async (url, words) => {
      const limited = await startDeclarationProcess({
        database,
        now: () => NOW,
        limit: { max: 1, seconds: 60 },
      });
      try {
        await limited.post(url, MIA);
        const answer = await limited.post(url, { ...MIA, contract: 'Unlimited Flex' });
        expect(answer.statusCode).toBe(429);
        expect(answer.body).toContain(words);
        expect(answer.body).toContain('hello@lifted.example');
        expect(answer.body).toContain('value="Unlimited Flex"');
      } finally {
        await limited.close();
      }
    },
  );

  it('takes nothing from the page of another site', async () => {
    const answer = await process.post('/widerrufen', MIA, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    expect((await process.stored()).declarations).toEqual([]);
  });
});
