import { MERGE_UNDO_DAYS } from '@lifted/domain/people/merged-people';
import { maskedEmail } from '@lifted/domain/people/masked-email';
import type { InBothLanguages } from '@lifted/domain/language/language';
import { composeAccountNews, type NewsWords } from '../../mail/account-news.ts';
import type { LetterSettings, ReaderLanguage } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** One of two records that were joined, or taken apart again. */
export interface JoinedRecord {
  readonly email: string;
  readonly firstName: string;
  readonly language: ReaderLanguage;
}

/** What happened to the record a mail is about: the one that stays, the one given up, or both as two again. */
export type MergeNews = 'kept' | 'gone' | 'apart';

interface MergeMail {
  readonly to: JoinedRecord;
  /** Named so that its owner recognises it: the desk may have joined two people by mistake. */
  readonly otherEmail: string;
  readonly news: MergeNews;
  /** The same for the same mail for ever. */
  readonly messageId: string;
  readonly now: Date;
}

/** Tells who reads an address that two records became one, or two again, and how to sign in now. */
export function composeMergeMail(
  settings: LetterSettings,
  { to, otherEmail, news, messageId, now }: MergeMail,
): OutgoingMail {
  const { phone, email } = settings.studio.contact;
  const words = WORDS[news]({ other: maskedEmail(otherEmail), phone, studio: email });
  return {
    ...composeAccountNews(
      { ...settings, now: () => now },
      {
        kind: 'records_joined',
        about: 'records-joined',
        email: to.email,
        name: to.firstName,
        language: to.language,
        words,
      },
    ),
    messageId,
  };
}

interface Named {
  readonly other: string;
  readonly phone: string;
  readonly studio: string;
}

const objectTo = ({ other, phone, studio }: Named): InBothLanguages<string> => ({
  en: `${other} isn’t your address? Then please call us at ${phone} or write to ${studio}. For ${MERGE_UNDO_DAYS} days we can take the two apart again.`,
  de: `${other} ist nicht deine Adresse? Ruf uns dann bitte an unter ${phone}, oder schreib an ${studio}. ${MERGE_UNDO_DAYS} Tage lang können wir beide wieder trennen.`,
});

const WORDS: Readonly<Record<MergeNews, (named: Named) => InBothLanguages<NewsWords>>> = {
  kept: (named) => ({
    en: {
      subject: 'we’ve joined your two records',
      paragraphs: [
        `we had you in our files twice: under this address and under ${named.other}. We’ve made one record of both, with everything that was in either.`,
        `You sign in with this address, as before. Nobody signs in with ${named.other} any more; what is asked for there is sent here.`,
        objectTo(named).en,
      ],
    },
    de: {
      subject: 'wir haben deine beiden Einträge zusammengeführt',
      paragraphs: [
        `wir hatten dich doppelt: unter dieser Adresse und unter ${named.other}. Jetzt ist es ein Eintrag, mit allem, was in beiden stand.`,
        `Du meldest dich wie bisher mit dieser Adresse an. Mit ${named.other} meldet sich niemand mehr an; was dort angefordert wird, kommt hierher.`,
        objectTo(named).de,
      ],
    },
  }),
  gone: (named) => ({
    en: {
      subject: 'we’ve joined your two records',
      paragraphs: [
        `we had you in our files twice: under this address and under ${named.other}. We’ve made one record of both, with everything that was in either.`,
        `From now on you sign in with ${named.other} and its password, and our emails go there. Ask for a password or a code with this address, and it’s sent there too.`,
        objectTo(named).en,
      ],
    },
    de: {
      subject: 'wir haben deine beiden Einträge zusammengeführt',
      paragraphs: [
        `wir hatten dich doppelt: unter dieser Adresse und unter ${named.other}. Jetzt ist es ein Eintrag, mit allem, was in beiden stand.`,
        `Ab jetzt meldest du dich mit ${named.other} und dem Passwort dafür an, und unsere Mails gehen dorthin. Forderst du mit dieser Adresse ein Passwort oder einen Code an, kommt auch das dort an.`,
        objectTo(named).de,
      ],
    },
  }),
  apart: ({ other }) => ({
    en: {
      subject: 'your records are two again',
      paragraphs: [
        `we wrote that the record under this address and the one under ${other} are one now. We’ve taken that back: both are as they were, and each signs in with its own address.`,
      ],
    },
    de: {
      subject: 'deine Einträge sind wieder zwei',
      paragraphs: [
        `wir hatten geschrieben, dass der Eintrag unter dieser Adresse und der unter ${other} jetzt einer sind. Das haben wir zurückgenommen: Beide sind wie vorher, und jeder meldet sich mit seiner eigenen Adresse an.`,
      ],
    },
  }),
};
