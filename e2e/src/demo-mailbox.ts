import { expect, type APIRequestContext } from '@playwright/test';

/** The text of the newest mail to an address in the demo mailbox; waits until it is written. */
export async function newestMailTo(request: APIRequestContext, recipient: string): Promise<string> {
  await expect.poll(() => mailIdsFor(request, recipient), 'a mail arrives').not.toEqual([]);
  const [id = ''] = await mailIdsFor(request, recipient);
  return mailText(request, id);
}

/** How many mails the demo mailbox holds for an address, with these words in their subject. */
export async function mailCountFor(
  request: APIRequestContext,
  recipient: string,
  subject = '',
): Promise<number> {
  return (await entries(request)).filter((entry) => entry.includes(recipient) && entry.includes(subject))
    .length;
}

/** The secret part of the link to a place in a class in a mail. */
export function mailedToken(mail: string): string {
  const token = /\/(?:cancel-booking|(?:cancel|confirm)-trial-workout)#([\w-]+)/.exec(mail)?.[1];
  if (token === undefined) throw new Error('The mail holds no link to a place in a class.');
  return token;
}

/** The address of the page behind the newest link to set a password in an address's mails; waits until there is one. */
export function passwordLink(request: APIRequestContext, recipient: string): Promise<string> {
  return findInMails(request, recipient, /\/reset-password#[\w-]+/);
}

/**
 * What the newest mail to an address that has it says there; waits until there is one. Members of the demo get other mails
 * too, among them reminders of their classes.
 */
export async function findInMails(
  request: APIRequestContext,
  recipient: string,
  wanted: RegExp,
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      for (const id of await mailIdsFor(request, recipient)) {
        found = wanted.exec(await mailText(request, id))?.[0];
        if (found !== undefined) return true;
      }
      return false;
    }, `a mail with ${wanted} arrives`)
    .toBe(true);
  if (found === undefined) throw new Error('The poll ended without a mail.');
  return found;
}

/** Newest first. */
async function mailIdsFor(request: APIRequestContext, recipient: string): Promise<string[]> {
  return (await entries(request))
    .filter((entry) => entry.includes(recipient))
    .flatMap((entry) => /\/dev\/mailbox\/(\w+)/.exec(entry)?.[1] ?? []);
}

async function mailText(request: APIRequestContext, id: string): Promise<string> {
  return (await request.get(`/dev/mailbox/${id}`)).text();
}

async function entries(request: APIRequestContext): Promise<string[]> {
  const mailbox = await (await request.get('/dev/mailbox')).text();
  return mailbox.split('<li>').slice(1);
}
