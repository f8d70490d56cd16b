import { inTransaction } from '@lifted/database/transaction';
import { MOST_PASSWORD_LINKS, PASSWORD_LINK_MS } from '@lifted/domain/link-lifetimes';
import { MINUTE_MS } from '@lifted/domain/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { greetingTo } from './letter.ts';
import { composeLinkMail, type LinkMailSettings, type LinkWords } from './link-mail.ts';
import { writeMail } from './outbox.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** A way to set a password, the first one or another. */
export interface PasswordLink {
  readonly email: string;
  /** Empty where nobody knows it. */
  readonly name: string;
  readonly token: string;
}

interface PasswordMailSettings extends LinkMailSettings {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Called after a commit that wrote a mail. */
  readonly wakeMail: () => void;
}

const MINUTES = PASSWORD_LINK_MS / MINUTE_MS;

/** Puts mails with password links into the outbox, five in an hour for one address at most. */
export function passwordResetMails({
  pool,
  now,
  wakeMail,
  ...settings
}: PasswordMailSettings): (link: PasswordLink) => Promise<void> {
  return async (link) => {
    const mail = composePasswordReset(settings, link, now());
    const isWritten = await inTransaction(pool, async (client) => {
      if (await hasEnough(client, link.email, now())) return false;
      await writeMail(client, mail);
      return true;
    });
    if (isWritten) wakeMail();
  };
}

/** Whether an address has been mailed as many links as it gets; one that is asked for from many places at once waits. */
async function hasEnough(client: PoolClient, email: string, now: Date): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`password links of ${email}`]);
  const { rows } = await client.query<{ readonly count: number }>(
    `select count(*)::integer as count from studio.mail_outbox
      where kind = 'password_reset' and recipient = $1 and created_at > $2`,
    [email, new Date(now.getTime() - PASSWORD_LINK_MS)],
  );
  return (rows[0]?.count ?? 0) >= MOST_PASSWORD_LINKS;
}

/**
 * The mail behind 'Forgot password? No password set?'. The secret stands behind the #: browsers keep that part to
 * themselves, so no log of a server ever holds it.
 */
export function composePasswordReset(
  settings: LinkMailSettings,
  link: PasswordLink,
  writtenAt: Date,
): OutgoingMail {
  const { studio, publicUrl } = settings;
  const url = new URL('/reset-password', publicUrl);
  url.hash = link.token;
  return composeLinkMail(settings, {
    kind: 'password_reset',
    recipient: link.email,
    subject: `Set your ${studio.name} password`,
    token: link.token,
    url: url.href,
    english: english(link.name, studio.name, studio.contact.phone),
    german: german(link.name, studio.name, studio.contact.phone),
    writtenAt,
  });
}

function english(name: string, studioName: string, phone: string): LinkWords {
  return {
    language: 'en',
    greeting: greetingTo(name),
    before: `somebody, most likely you, wants to set the password of your ${studioName} account.`,
    link: 'Set a password',
    after: [
      `The link works once, for ${MINUTES} minutes. Then you are signed out everywhere and sign in with the new password.`,
      'It was not you? Ignore this mail: nothing changes, and a password you have stays as it is.',
      `Questions? Answer this mail or call ${phone}.`,
    ],
  };
}

function german(name: string, studioName: string, phone: string): LinkWords {
  return {
    language: 'de',
    greeting: greetingTo(name),
    before: `jemand, höchstwahrscheinlich du, möchte das Passwort deines ${studioName}-Kontos festlegen.`,
    link: 'Passwort festlegen',
    after: [
      `Der Link funktioniert einmal, ${MINUTES} Minuten lang. Danach bist du überall abgemeldet und meldest dich mit dem neuen Passwort an.`,
      'Das warst nicht du? Ignoriere diese Mail: Nichts ändert sich, und ein Passwort, das du hast, bleibt, wie es ist.',
      `Fragen? Antworte auf diese Mail oder ruf an: ${phone}.`,
    ],
  };
}
