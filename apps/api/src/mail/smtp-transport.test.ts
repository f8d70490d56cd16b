import { afterAll, beforeAll, expect, it } from 'vitest';
import { canceled, confirmation } from '../features/trial/trial-letter-fixture.ts';
import { startMailServer } from '../testing/loopback-mail-server.ts';
import { smtpTransport } from './smtp-transport.ts';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

it.each([
  ['PUBLISH', confirmation()],
  ['CANCEL', canceled()],
])('a calendar part is labelled with the method of its file: %s', async (method, mail) => {
  const deliver = smtpTransport(mailServer.url, { name: 'LIFTED', address: 'hello@lifted.example' });
  await deliver(mail, new AbortController().signal);
  const attachments = mailServer.arrived.at(-1)?.mail.attachments ?? [];
  const labelled = attachments.flatMap((part) => (part.method === undefined ? [] : [part.method]));
  expect(labelled).toEqual([method]);
});
