import type { Announcement, AnnouncementPreview } from '@lifted/contract/desk/desk-announcements';
import { countWords } from '@lifted/domain/language/count-words';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import {
  WRITE_SOMETHING,
  type AnnouncementKind,
  type AudienceGroup,
} from '@lifted/domain/notifications/announcement';
import type { DraftState } from './use-draft.ts';

interface KindWords {
  readonly name: string;
  readonly about: string;
}

type Reached = Pick<AnnouncementPreview, 'people' | 'told' | 'mailed' | 'not_agreed'>;
type Result = Pick<
  Announcement,
  'kind' | 'state' | 'people' | 'told' | 'mailed' | 'not_agreed' | 'mails_waiting' | 'mails_given_up'
>;

interface AnnouncementsWords {
  readonly heading: string;
  readonly lead: string;
  readonly none: string;
  readonly write: string;
  readonly back: string;
  readonly show: string;
  readonly gone: string;
  readonly what: string;
  readonly kinds: Readonly<Record<AnnouncementKind, KindWords>>;
  readonly whom: string;
  readonly groups: Readonly<Record<AudienceGroup, string>>;
  readonly unseenFor: (weeks: number) => string;
  readonly forWeeks: (weeks: number) => string;
  readonly product: string;
  readonly studioClass: string;
  readonly day: string;
  readonly weeks: string;
  readonly room: string;
  readonly chooseFirst: string;
  readonly counting: string;
  readonly people: (count: number) => string;
  readonly reach: (kind: AnnouncementKind, reached: Reached) => string;
  readonly guests: (count: number) => string;
  readonly who: string;
  /** Of those who read the other language than it is written in. */
  readonly otherLanguage: (count: number, written: Language) => string;
  readonly words: string;
  readonly oneLanguage: string;
  readonly languages: InBothLanguages<string>;
  readonly title: string;
  readonly body: string;
  readonly bodyHint: string;
  readonly faults: Readonly<Record<'nothing_written' | 'half_written', string>>;
  readonly draftStates: Readonly<Record<DraftState, string>>;
  readonly look: string;
  readonly lookHeading: string;
  readonly noMails: string;
  readonly mails: (count: number, language: Language | null) => string;
  readonly inApp: (count: number) => string;
  readonly grace: string;
  readonly change: string;
  readonly sendTo: (count: number) => string;
  readonly sending: string;
  readonly states: Readonly<Record<Announcement['state'], string>>;
  readonly result: (result: Result) => string;
  readonly stop: string;
  readonly stopped: string;
}

const english = (count: number, one: string, more: string) =>
  `${countWords(count, 'en')} ${count === 1 ? one : more}`;
const german = (count: number, one: string, more: string) =>
  `${countWords(count, 'de')} ${count === 1 ? one : more}`;
const sentences = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' ');

/** 'All of them find it in the app and get a mail.' */
function englishReach(kind: AnnouncementKind, { told, mailed, not_agreed: not }: Reached): string {
  const who = kind === 'news' ? `${english(told, 'has', 'have')} agreed to news:` : 'All of them:';
  const mails =
    mailed === told
      ? 'in the app and by email.'
      : `in the app, ${countWords(mailed, 'en')} of them by email as well; ${english(told - mailed, 'has', 'have')} switched emails off.`;
  if (kind === 'news' && told === 0)
    return 'Nobody here has agreed to news, so nobody gets it. Members agree to it themselves: in the app at Me, under “How we reach you”.';
  return sentences(
    told > 0 && `${who} ${mails}`,
    not > 0 && `${english(not, 'has', 'have')} not agreed and ${not === 1 ? 'gets' : 'get'} nothing.`,
  );
}

/** The same in German. */
function germanReach(kind: AnnouncementKind, { told, mailed, not_agreed: not }: Reached): string {
  const who = kind === 'news' ? `${german(told, 'hat', 'haben')} Neuigkeiten zugestimmt:` : 'Alle:';
  const mails =
    mailed === told
      ? 'in der App und per Mail.'
      : `in der App, ${countWords(mailed, 'de')} davon auch per Mail; ${german(told - mailed, 'hat', 'haben')} Mails abgeschaltet.`;
  if (kind === 'news' && told === 0)
    return 'Hier hat niemand Neuigkeiten zugestimmt, also bekommt niemand etwas. Mitglieder stimmen selbst zu: in der App unter „Profil“, „Nachrichten“, „Einstellen, wie wir dich erreichen“.';
  return sentences(
    told > 0 && `${who} ${mails}`,
    not > 0 &&
      `${german(not, 'hat', 'haben')} nicht zugestimmt und ${not === 1 ? 'bekommt' : 'bekommen'} nichts.`,
  );
}

/** Words of announcements at the desk. */
export const ANNOUNCEMENTS_WORDS: InBothLanguages<AnnouncementsWords> = {
  en: {
    heading: 'Announcements',
    lead: 'Tell a group of members something: in the app, by email and on their devices, as they have chosen.',
    none: 'No announcements yet. Those you send are listed here.',
    write: 'New announcement',
    back: 'All announcements',
    show: 'Show the text',
    gone: 'no longer there',
    what: 'What is it?',
    kinds: {
      announcement: {
        name: 'Service information',
        about:
          'About booked classes, passes or the contract: closed days, other times, a broken heater. Goes to the whole group, without offers.',
      },
      news: {
        name: 'News and offers',
        about:
          'Everything that invites or sells: offers, events, challenges. Goes only to those who agreed, with a link to unsubscribe.',
      },
    },
    whom: 'To whom?',
    groups: {
      active: 'Everybody with a running pass or membership',
      product: 'With one product',
      class: 'Booked into one class',
      day: 'Booked into the classes of one day',
      unseen: 'Not in for some weeks',
      new: 'New this month',
      room: 'Training in one room',
    },
    unseenFor: (weeks) => `Not in for ${english(weeks, 'week', 'weeks')}`,
    forWeeks: (weeks) => english(weeks, 'week', 'weeks'),
    product: 'Product',
    studioClass: 'Class',
    day: 'Day',
    weeks: 'Not in for',
    room: 'Room',
    chooseFirst: 'Choose, and you see how many that are.',
    counting: 'Counting …',
    people: (count) => (count === 0 ? 'Nobody is in this group.' : `${english(count, 'person', 'people')}.`),
    reach: englishReach,
    guests: (count) =>
      `${english(count, 'guest', 'guests')} with a test workout or from a partner ${count === 1 ? 'is' : 'are'} not reached: please tell them yourself.`,
    who: 'Who are they?',
    otherLanguage: (count, written) =>
      written === 'en'
        ? `${english(count, 'of them reads', 'of them read')} German and ${count === 1 ? 'gets' : 'get'} it in English.`
        : `${english(count, 'of them reads', 'of them read')} English and ${count === 1 ? 'gets' : 'get'} it in German.`,
    words: 'What does it say?',
    oneLanguage:
      'One language is enough: members who read the other one get this one. With both, everybody gets their own. The greeting and the studio’s name are added.',
    languages: { en: 'English', de: 'German' },
    title: 'Title',
    body: 'Text',
    bodyHint: 'An empty line begins a new paragraph.',
    faults: {
      nothing_written: WRITE_SOMETHING.en,
      half_written: 'Please fill this in as well, or empty the other field.',
    },
    draftStates: {
      untouched: '',
      storing: 'Saving the draft …',
      stored: 'Draft saved',
      failed: 'The draft is not saved yet. It is stored with the next change.',
    },
    look: 'Preview and send',
    lookHeading: 'This is what they get',
    noMails: 'No email is sent.',
    mails: (count, language) =>
      `${english(count, 'email', 'emails')} ${{ en: 'in English', de: 'in German', both: 'in both languages' }[language ?? 'both']}`,
    inApp: (count) => `In the app, for ${english(count, 'person', 'people')}`,
    grace:
      'Sending begins ten seconds after the press; until then Undo stops it: nobody gets anything, and the text is in the form again.',
    change: 'Change it',
    sendTo: (count) =>
      count === 0 ? 'Nobody to send it to' : `Send to ${english(count, 'person', 'people')}`,
    sending: 'Sending begins in ten seconds.',
    states: { waiting: 'Begins in a moment.', sending: 'Being sent.', sent: 'Sent.', stopped: 'Stopped.' },
    result: ({
      kind,
      state,
      people,
      told,
      mailed,
      not_agreed: not,
      mails_waiting: waiting,
      mails_given_up: lost,
    }) =>
      sentences(
        state === 'sending' && `${countWords(told + not, 'en')} of ${countWords(people, 'en')} done.`,
        state === 'waiting'
          ? `${english(people, 'person', 'people')} in the group.`
          : `${english(told, 'person', 'people')} told in the app, ${countWords(mailed, 'en')} by email.`,
        state !== 'waiting' &&
          state !== 'stopped' &&
          told > mailed &&
          `${english(told - mailed, 'has', 'have')} switched emails off.`,
        kind === 'news' && not > 0 && `${countWords(not, 'en')} had not agreed to news.`,
        waiting > 0 && `${english(waiting, 'email', 'emails')} on the way.`,
        lost > 0 && `${english(lost, 'email', 'emails')} could not be delivered; see the inbox.`,
      ),
    stop: 'Stop',
    stopped: 'Stopped. Nobody else is told.',
  },
  de: {
    heading: 'Mitteilungen',
    lead: 'Sag einer Gruppe von Mitgliedern etwas: in der App, per Mail und auf ihren Geräten, wie sie es gewählt haben.',
    none: 'Noch keine Mitteilungen. Was du sendest, steht danach hier.',
    write: 'Neue Mitteilung',
    back: 'Alle Mitteilungen',
    show: 'Text zeigen',
    gone: 'gibt es nicht mehr',
    what: 'Was ist es?',
    kinds: {
      announcement: {
        name: 'Service-Information',
        about:
          'Zu gebuchten Kursen, Paketen oder dem Vertrag: Schließtage, andere Zeiten, kaputte Heizung. Geht an die ganze Gruppe, ohne Angebote.',
      },
      news: {
        name: 'Neuigkeiten und Angebote',
        about:
          'Alles, was einlädt oder wirbt: Angebote, Veranstaltungen, Challenges. Geht nur an die, die zugestimmt haben, mit Link zum Abbestellen.',
      },
    },
    whom: 'An wen?',
    groups: {
      active: 'Alle mit laufendem Paket oder Mitgliedschaft',
      product: 'Mit einem bestimmten Paket oder einer bestimmten Mitgliedschaft',
      class: 'In einem Kurs gebucht',
      day: 'In den Kursen eines Tages gebucht',
      unseen: 'Seit Wochen nicht da',
      new: 'Neu in diesem Monat',
      room: 'Trainieren in einem Raum',
    },
    unseenFor: (weeks) => `Seit ${german(weeks, 'Woche', 'Wochen')} nicht da`,
    forWeeks: (weeks) => german(weeks, 'Woche', 'Wochen'),
    product: 'Paket oder Mitgliedschaft',
    studioClass: 'Kurs',
    day: 'Tag',
    weeks: 'Nicht da seit',
    room: 'Raum',
    chooseFirst: 'Wähl aus, dann siehst du, wie viele das sind.',
    counting: 'Wird gezählt …',
    people: (count) =>
      count === 0 ? 'In dieser Gruppe ist niemand.' : `${german(count, 'Person', 'Personen')}.`,
    reach: germanReach,
    guests: (count) =>
      `${german(count, 'Gast', 'Gäste')} mit Probetraining oder von Partnern ${count === 1 ? 'wird' : 'werden'} nicht erreicht: Sag bitte selbst Bescheid.`,
    who: 'Wer ist das?',
    otherLanguage: (count, written) =>
      written === 'en'
        ? `${german(count, 'Person davon liest', 'davon lesen')} Deutsch und ${count === 1 ? 'bekommt' : 'bekommen'} es auf Englisch.`
        : `${german(count, 'Person davon liest', 'davon lesen')} Englisch und ${count === 1 ? 'bekommt' : 'bekommen'} es auf Deutsch.`,
    words: 'Was steht darin?',
    oneLanguage:
      'Eine Sprache reicht: Wer die andere liest, bekommt diese. Mit beiden bekommen alle ihre eigene. Anrede und Name des Studios kommen dazu.',
    languages: { en: 'Englisch', de: 'Deutsch' },
    title: 'Betreff',
    body: 'Text',
    bodyHint: 'Eine Leerzeile beginnt einen neuen Absatz.',
    faults: {
      nothing_written: WRITE_SOMETHING.de,
      half_written: 'Füll das bitte auch aus, oder leere das andere Feld.',
    },
    draftStates: {
      untouched: '',
      storing: 'Entwurf wird gespeichert …',
      stored: 'Entwurf gespeichert',
      failed: 'Der Entwurf ist noch nicht gespeichert. Das geschieht bei der nächsten Änderung.',
    },
    look: 'Ansehen und senden',
    lookHeading: 'Das bekommen sie',
    noMails: 'Es geht keine Mail raus.',
    mails: (count, language) =>
      `${german(count, 'Mail', 'Mails')} ${{ en: 'auf Englisch', de: 'auf Deutsch', both: 'in beiden Sprachen' }[language ?? 'both']}`,
    inApp: (count) => `In der App, für ${german(count, 'Person', 'Personen')}`,
    grace:
      'Zehn Sekunden nach dem Klick geht es los; bis dahin hält Rückgängig alles auf: Niemand bekommt etwas, und der Text ist wieder im Formular.',
    change: 'Ändern',
    sendTo: (count) =>
      count === 0 ? 'Niemand bekommt es' : `An ${german(count, 'Person', 'Personen')} senden`,
    sending: 'In zehn Sekunden geht es los.',
    states: {
      waiting: 'Beginnt gleich.',
      sending: 'Wird verschickt.',
      sent: 'Verschickt.',
      stopped: 'Gestoppt.',
    },
    result: ({
      kind,
      state,
      people,
      told,
      mailed,
      not_agreed: not,
      mails_waiting: waiting,
      mails_given_up: lost,
    }) =>
      sentences(
        state === 'sending' && `${countWords(told + not, 'de')} von ${countWords(people, 'de')} erledigt.`,
        state === 'waiting'
          ? `${german(people, 'Person', 'Personen')} in der Gruppe.`
          : `${german(told, 'Person', 'Personen')} in der App, ${countWords(mailed, 'de')} per Mail.`,
        state !== 'waiting' &&
          state !== 'stopped' &&
          told > mailed &&
          `${german(told - mailed, 'hat', 'haben')} Mails abgeschaltet.`,
        kind === 'news' && not > 0 && `${german(not, 'hatte', 'hatten')} Neuigkeiten nicht zugestimmt.`,
        waiting > 0 && `${german(waiting, 'Mail', 'Mails')} unterwegs.`,
        lost > 0 && `${german(lost, 'Mail', 'Mails')} nicht zustellbar; siehe Eingang.`,
      ),
    stop: 'Stoppen',
    stopped: 'Gestoppt. Sonst erfährt es niemand mehr.',
  },
};
