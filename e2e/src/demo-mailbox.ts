import { expect, type APIRequestContext } from '@playwright/test';

/** The text of the newest mail to an address in the demo mailbox; waits until it is written. */
export async function newestMailTo(request: APIRequestContext, recipient: string): Promise<string> {
  await expect.poll(() => mailIdFor(request, recipient), 'a mail arrives').not.toBeNull();
  const id = await mailIdFor(request, recipient);
  return (await request.get(`/dev/mailbox/${id}`)).text();
}

/** How many mails the demo mailbox holds for an address. */
export async function mailCountFor(request: APIRequestContext, recipient: string): Promise<number> {
  return (await entries(request)).filter((entry) => entry.includes(recipient)).length;
}

/** The secret part of the link to a place in a class in a mail. */
export function mailedToken(mail: string): string {
  const token = /\/(?:cancel-booking|(?:cancel|confirm)-trial-workout)#([\w-]+)/.exec(mail)?.[1];
  if (token === undefined) throw new Error('The mail holds no link to a place in a class.');
  return token;
}

/** The address of the page behind the link of a password mail. */
export function passwordLink(mail: string): string {
  const link = /\/reset-password#[\w-]+/.exec(mail)?.[0];
  if (link === undefined) throw new Error('The mail holds no link to set a password.');
  return link;
}

async function mailIdFor(request: APIRequestContext, recipient: string): Promise<string | null> {
  const entry = (await entries(request)).find((text) => text.includes(recipient));
  return entry === undefined ? null : (/\/dev\/mailbox\/(\w+)/.exec(entry)?.[1] ?? null);
}

async function entries(request: APIRequestContext): Promise<string[]> {
  const mailbox = await (await request.get('/dev/mailbox')).text();
  return mailbox.split('<li>').slice(1);
}
