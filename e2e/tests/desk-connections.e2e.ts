import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';

interface Message {
  readonly body: string;
  readonly signature: string | undefined;
  readonly signed: string;
}

/** A receiver on this machine that answers these statuses one after the other, then 200. */
async function startReceiver(statuses: number[]) {
  const messages: Message[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { headers } = request;
      const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
      messages.push({ body, signed, signature: headers['webhook-signature']?.toString() });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return { messages, url: `http://127.0.0.1:${address.port}/hook`, close: () => server.close() };
}

test(
  'the owner adds a webhook that is told again after a failure, and a key that reads what it may',
  { tag: '@once' },
  async ({ page, surprises }) => {
    surprises.expectError(/status of 422/);
    const receiver = await startReceiver([500]);
    await signInToDesk(page, '/desk/connections', OWNER);

    await page.getByRole('button', { name: 'Add a webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Front door');
    await dialog.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/');
    await dialog.getByRole('checkbox', { name: 'Somebody has a place' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add a webhook' }).click();
    await expect(dialog.getByRole('alert')).toContainText('https://');
    await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
    await dialog.getByRole('button', { name: 'Add a webhook' }).click();
    const secret = await page.getByText(/^whsec_/).innerText();
    await dialog.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('link', { name: /^Front door/ }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByRole('button', { name: /^webhook\.test.*arrived/ })).toBeVisible();
    await expectAccessible(page);
    expect(receiver.messages).toHaveLength(2);
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    for (const { body, signed, signature } of receiver.messages) {
      expect(body).toBe(receiver.messages[0]?.body);
      expect(signature).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    }
    await page.getByRole('button', { name: /^webhook\.test/ }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => receiver.messages.length).toBe(3);
    receiver.close();

    await page.getByRole('link', { name: 'All connections' }).click();
    await page.getByRole('button', { name: 'Create a key' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Newsletter');
    await dialog.getByRole('checkbox', { name: 'Read people, without notes' }).check();
    await dialog.getByRole('button', { name: 'Create a key' }).click();
    const headers = { authorization: `Bearer ${await page.getByText(/^studio_/).innerText()}` };
    await dialog.getByRole('button', { name: 'Done' }).click();
    const status = async (path: string) =>
      (await page.request.get(`/api/desk/${path}`, { headers })).status();
    expect(await status('people')).toBe(200);
    expect(await status('webhooks')).toBe(403);
    await page.getByRole('button', { name: /^Newsletter/ }).click();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Newsletter' })).toContainText('revoked');
    expect(await status('people')).toBe(401);
  },
);
