import { inTransaction } from '@lifted/database/transaction';
import { MOST_PASSWORD_LINKS, PASSWORD_LINK_MS } from '@lifted/domain/identity/link-lifetimes';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import type { Pool, PoolClient } from 'pg';
import type { LetterSettings } from '../../mail/letter.ts';
import { composeLinkMail, type LinkRecipient } from './link-mail.ts';
import { writeMail } from '../../mail/outbox.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** A link to set a password, the first or a new one. */
export interface PasswordLink extends LinkRecipient {
  /** Of the page the link was asked for on. */
  readonly language: Language;
  /** What it follows: somebody asked for it, or pressed 'This was not me' and has no password since. */
  readonly reason: 'asked' | 'reported';
}

interface PasswordMailSettings extends LetterSettings {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Called after a commit that wrote a mail. */
  readonly wakeJobs: () => void;
}

const MINUTES = PASSWORD_LINK_MS / MINUTE_MS;

/**
 * Writes mails with password links to the outbox, at most five per hour and address of those somebody asks for. After 'This was
 * not me' the password is gone, so that mail is always written: strangers who ask for five cannot keep it from its owner.
 */
export function passwordResetMails({
  pool,
  now,
  wakeJobs,
  ...settings
}: PasswordMailSettings): (link: PasswordLink) => Promise<void> {
  return async (link) => {
    const mail = composePasswordReset(settings, link, now());
    const isWritten = await inTransaction(pool, async (client) => {
      if (link.reason === 'asked' && (await isAtLinkLimit(client, link.email, now()))) return false;
      await writeMail(client, mail);
      return true;
    });
    if (isWritten) wakeJobs();
  };
}

/** Whether an address has reached its limit of links; concurrent requests for one address are serialised. */
async function isAtLinkLimit(client: PoolClient, email: string, now: Date): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`password links of ${email}`]);
  const { rows } = await client.query<{ readonly count: number }>(
    `select count(*)::integer as count from studio.mail_outbox
      where kind = 'password_reset' and recipient = $1 and created_at > $2`,
    [email, new Date(now.getTime() - PASSWORD_LINK_MS)],
  );
  return (rows[0]?.count ?? 0) >= MOST_PASSWORD_LINKS;
}

/**
 * The mail for 'Forgot password? No password set?', and after 'This was not me'. The secret is in the URL fragment, which
 * browsers do not send, so it never reaches a server log.
 */
export function composePasswordReset(
  settings: LetterSettings,
  { language, reason, ...to }: PasswordLink,
  writtenAt: Date,
): OutgoingMail {
  const { name } = settings.studio;
  const url = (of: Language) => {
    const page = new URL(pathIn(of, '/reset-password'), settings.publicUrl);
    page.hash = to.token;
    return page.href;
  };
  return composeLinkMail(settings, {
    kind: 'password_reset',
    to,
    language,
    url: { en: url('en'), de: url('de') },
    words: {
      en: {
        subject: `Set your ${name} password`,
        before: ENGLISH[reason].before(name),
        link: 'Set a password',
        after: [
          `The link works once and is valid for ${MINUTES}\u00a0minutes. Once the password is set, you are signed out everywhere and sign in with the new one.`,
          ENGLISH[reason].after,
        ],
      },
      de: {
        subject: `Dein ${name}-Passwort festlegen`,
        before: GERMAN[reason].before(name),
        link: 'Passwort festlegen',
        after: [
          `Der Link funktioniert einmal und gilt ${MINUTES}\u00a0Minuten. Sobald das Passwort festgelegt ist, bist du überall abgemeldet und meldest dich mit dem neuen an.`,
          GERMAN[reason].after,
        ],
      },
    },
    writtenAt,
  });
}

type WordsByReason = Readonly<
  Record<PasswordLink['reason'], { readonly before: (studio: string) => string; readonly after: string }>
>;

const ENGLISH: WordsByReason = {
  asked: {
    before: (studio) => `someone, most likely you, has asked to set a password for your ${studio} account.`,
    after: 'Not you? Just ignore this email: nothing will change, and any password you have stays as it is.',
  },
  reported: {
    before: (studio) =>
      `you told us that a sign-in to your ${studio} account was not you. Everybody is signed out, and the old password no longer works. Please set a new one.`,
    after:
      'Is the link no longer valid? Get another one on the login page with “Forgot password? No password set?”.',
  },
};

const GERMAN: WordsByReason = {
  asked: {
    before: (studio) => `jemand, vermutlich du, möchte das Passwort deines ${studio}-Kontos festlegen.`,
    after:
      'Das warst du nicht? Ignorier diese Mail einfach: Es ändert sich nichts, auch dein Passwort nicht.',
  },
  reported: {
    before: (studio) =>
      `du hast uns gesagt, dass eine Anmeldung bei deinem ${studio}-Konto nicht von dir war. Alle sind abgemeldet, und das alte Passwort gilt nicht mehr. Bitte leg ein neues fest.`,
    after:
      'Der Link gilt nicht mehr? Hol dir auf der Anmeldeseite mit „Passwort vergessen? Noch keins festgelegt?“ einen neuen.',
  },
};
