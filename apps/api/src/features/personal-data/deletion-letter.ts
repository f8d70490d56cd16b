import { DELETION_WAIT_DAYS } from '@lifted/domain/retention/account-deletion';
import { startWords } from '@lifted/domain/language/date-words';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import type { PoolClient } from 'pg';
import { composeAccountNews, type AccountMailSettings, type NewsWords } from '../../mail/account-news.ts';
import type { ReaderLanguage } from '../../mail/letter.ts';
import { writeMail } from '../../mail/outbox.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

export interface DeletionLetter {
  readonly email: string;
  /** Empty when unknown. */
  readonly name: string;
  readonly language: ReaderLanguage;
  readonly news:
    | { readonly event: 'asked'; readonly dueAt: Date }
    | { readonly event: 'taken_back' }
    /** By the desk or the operator. */
    | { readonly event: 'called_off' }
    | { readonly event: 'carried_out' };
}

/** Kind of the last mail to a deleted person; its row is deleted once it is sent. */
export const LAST_MAIL_KIND = 'account_deleted';

/** Writes a mail about the deletion of an account, in the transaction it reports on. */
export function writeDeletionMail(
  client: PoolClient,
  settings: AccountMailSettings,
  letter: DeletionLetter,
): Promise<void> {
  return writeMail(client, composeDeletionLetter(settings, letter));
}

function composeDeletionLetter(
  settings: AccountMailSettings,
  { email, name, language, news }: DeletionLetter,
): OutgoingMail {
  const { en, de } = wordsOf(news, settings.publicUrl);
  const { phone } = settings.studio.contact;
  return composeAccountNews(settings, {
    kind: news.event === 'carried_out' ? LAST_MAIL_KIND : 'account_deletion',
    about: 'account-deletion',
    email,
    name,
    language,
    words: {
      en: { ...en, paragraphs: [...en.paragraphs, `Questions? Call us: ${phone}.`] },
      de: { ...de, paragraphs: [...de.paragraphs, `Fragen? Ruf uns an: ${phone}.`] },
    },
  });
}

function wordsOf(news: DeletionLetter['news'], publicUrl: string): InBothLanguages<NewsWords> {
  const address = (language: Language) => `${publicUrl}${pathIn(language, '/your-data')}`;
  switch (news.event) {
    case 'asked': {
      const due = { en: startWords(news.dueAt, 'en'), de: startWords(news.dueAt, 'de') };
      return askedWords(due, address);
    }
    case 'taken_back':
      return TAKEN_BACK_WORDS;
    case 'called_off':
      return calledOffWords(address);
    case 'carried_out':
      return CARRIED_OUT_WORDS;
    default:
      return news satisfies never;
  }
}

/** The mail that confirms a request for deletion. */
function askedWords(
  due: InBothLanguages<string>,
  address: (language: Language) => string,
): InBothLanguages<NewsWords> {
  return {
    en: {
      subject: 'your account will be deleted',
      paragraphs: [
        `you asked us to delete your account. We’ll wait ${DELETION_WAIT_DAYS} days: until ${due.en} everything works as before, and you can cancel the deletion at ${address('en')} with one click.`,
        'After that, your account, your training history and everything else we store about you are gone for good. Bookings, passes and fees stay in our counts without your name; what else we keep for a while is listed on that page. This does not end any contract or membership you have.',
        'Not you? Sign in, cancel the deletion and set a new password.',
      ],
    },
    de: {
      subject: 'dein Konto wird gelöscht',
      paragraphs: [
        `du hast uns gebeten, dein Konto zu löschen. Wir warten ${DELETION_WAIT_DAYS} Tage: Bis ${due.de} geht alles wie bisher, und auf ${address('de')} kannst du die Löschung mit einem Klick zurücknehmen.`,
        'Danach sind dein Konto, dein Training und alles, was wir sonst über dich gespeichert haben, endgültig weg. Buchungen, Pakete und Gebühren bleiben ohne deinen Namen in unseren Zahlen; was wir sonst noch eine Weile behalten, steht auf dieser Seite. Ein Vertrag oder eine Mitgliedschaft endet dadurch nicht.',
        'Das warst du nicht? Melde dich an, nimm die Löschung zurück und leg ein neues Passwort fest.',
      ],
    },
  };
}

const TAKEN_BACK_WORDS: InBothLanguages<NewsWords> = {
  en: {
    subject: 'your account stays',
    paragraphs: [
      'you’re keeping your account. The deletion you asked for has been cancelled, and nothing was deleted.',
    ],
  },
  de: {
    subject: 'dein Konto bleibt',
    paragraphs: [
      'du behältst dein Konto. Die Löschung, um die du gebeten hattest, ist zurückgenommen; gelöscht wurde nichts.',
    ],
  },
};

/** The person hears that the studio ended it, and what to do about that. */
function calledOffWords(address: (language: Language) => string): InBothLanguages<NewsWords> {
  return {
    en: {
      subject: 'your account stays',
      paragraphs: [
        'we called off the deletion of your account at the studio. Nothing was deleted.',
        `Didn’t ask us to? Then ask for the deletion again at ${address('en')}, or call us. It takes ${DELETION_WAIT_DAYS} days from then.`,
      ],
    },
    de: {
      subject: 'dein Konto bleibt',
      paragraphs: [
        'wir haben die Löschung deines Kontos im Studio zurückgenommen. Gelöscht wurde nichts.',
        `Das wolltest du nicht? Dann beantrage die Löschung auf ${address('de')} noch einmal, oder ruf uns an. Ab dann dauert sie ${DELETION_WAIT_DAYS} Tage.`,
      ],
    },
  };
}

const CARRIED_OUT_WORDS: InBothLanguages<NewsWords> = {
  en: {
    subject: 'your account is deleted',
    paragraphs: [
      'your account has been deleted, along with your training history and everything else we stored about you. Bookings, passes and fees stay in our counts, without your name.',
      'What we keep for a while, for example the cancellation of a contract, or an invoice, is listed in our privacy policy. Ask us if you want to know more.',
      'This is our last email about it. Thank you for training with us.',
    ],
  },
  de: {
    subject: 'dein Konto ist gelöscht',
    paragraphs: [
      'dein Konto ist gelöscht, samt deinem Training und allem, was wir sonst über dich gespeichert hatten. Buchungen, Pakete und Gebühren bleiben in unseren Zahlen, ohne deinen Namen.',
      'Was wir noch eine Weile behalten, zum Beispiel eine Kündigung oder Rechnungen, steht in unserer Datenschutzerklärung. Frag uns gern, wenn du mehr wissen möchtest.',
      'Das ist die letzte Mail dazu. Danke, dass du bei uns trainiert hast.',
    ],
  },
};
