import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import { questionsLine, type LetterSettings } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { pageAddress } from '../../mail/page-address.ts';
import {
  CLASS_WORDS,
  composeClassMail,
  occasionOf,
  type LetterPart,
  type MailedClass,
} from '../../classes/class-letter.ts';

/** Why an address gets no free class. Only its mailbox is told; the page's response does not show it. */
export type Obstacle =
  | { readonly kind: 'place_here'; readonly heldUntil: Date | null }
  | { readonly kind: 'member' }
  | { readonly kind: 'free_class'; readonly timerName: string; readonly start: Date };

interface ObstacleSearch {
  /** Folded: all spellings of one mailbox are one person. */
  readonly mailbox: string;
  readonly workoutId: string;
  readonly now: Date;
}

/** Locks a mailbox until the transaction ends, so that it books one class at a time. */
export async function lockVisitor(client: PoolClient, mailbox: string): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('test workout ' || $1, 0))`, [mailbox]);
}

interface Found {
  readonly isMember: boolean;
  /** Null when the mailbox has no free class; the other columns are null then too. */
  readonly isHere: boolean | null;
  readonly heldUntil: Date | null;
  readonly timerName: string;
  readonly start: Date;
}

/** Why a mailbox gets no free class; undefined if it may book. Exact while the mailbox is locked. */
export async function findObstacle(
  client: PoolClient,
  { mailbox, workoutId, now }: ObstacleSearch,
): Promise<Obstacle | undefined> {
  const { rows } = await client.query<Found>(
    `select exists (select from studio.customers where studio.folded_email(email) = $1) as "isMember", booked.*
     from (select) as always left join lateral (
       select b.workout_id = $2 as "isHere", b.held_until as "heldUntil",
              w.timer_name as "timerName", w.start_datetime as start
       from studio.trial_bookings b
       join studio.workouts w on w.id = b.workout_id
       where studio.folded_email(b.email) = $1 and studio.takes_place(b, $3) and w.canceled_at is null
       order by "isHere" desc, b.booked_at desc
       limit 1) booked on true`,
    [mailbox, workoutId, now],
  );
  const [found] = rows;
  if (found === undefined) return undefined;
  const { isMember, isHere, heldUntil, timerName, start } = found;
  if (isHere === true) return { kind: 'place_here', heldUntil };
  if (isMember) return { kind: 'member' };
  return isHere === null ? undefined : { kind: 'free_class', timerName, start };
}

/** Told to an address that was used for a class it may not book. */
export interface TrialNote {
  /** Public name of the note, in its Message-ID. */
  readonly key: string;
  readonly email: string;
  readonly language: Language;
  readonly writtenAt: Date;
  readonly studioClass: MailedClass;
  readonly obstacle: Obstacle;
}

/** Kind of these mails in the outbox. */
export const TRIAL_NOTE = 'trial_note';

const PRICES_PAGES = { en: '/memberships', de: '/de/memberships' } as const;

/** Tells the mailbox, and only it, why it gets no free class. Contains nothing that was typed but the class. */
export function composeTrialNote(settings: LetterSettings, note: TrialNote): OutgoingMail {
  const { studio } = settings;
  const { key, email, language, writtenAt, studioClass } = note;
  const words = TRIAL_NOTE_WORDS[language];
  return composeClassMail(settings, {
    kind: TRIAL_NOTE,
    key,
    email,
    language,
    writtenAt,
    subject: words.subject(studio.name),
    headline: words.greeting,
    parts: [
      { kind: 'sentences', text: words.tried(occasionOf(studioClass, language)) },
      ...reasonParts(settings, note),
      { kind: 'remark', text: words.stranger },
      { kind: 'sentences', text: questionsLine(studio, language) },
    ],
  });
}

function reasonParts(
  { studio, publicUrl }: LetterSettings,
  { language, writtenAt, obstacle }: TrialNote,
): readonly LetterPart[] {
  const words = TRIAL_NOTE_WORDS[language];
  switch (obstacle.kind) {
    case 'place_here': {
      const { heldUntil } = obstacle;
      const held = heldUntil && words.placeHeld(CLASS_WORDS[language].clock(heldUntil));
      return [{ kind: 'sentences', text: held ?? words.placeHere }];
    }
    case 'member':
      return [
        {
          kind: 'link',
          lead: words.member,
          text: words.memberLink,
          url: inLanguage(studio.links.memberLogin || new URL('/login', publicUrl).href, publicUrl, language),
        },
      ];
    case 'free_class': {
      const occasion = occasionOf(obstacle, language);
      if (obstacle.start > writtenAt) return [{ kind: 'sentences', text: words.freeClassAhead(occasion) }];
      const url = new URL(PRICES_PAGES[language], publicUrl).href;
      return [
        { kind: 'sentences', text: words.freeClassBefore(occasion) },
        { kind: 'link', lead: words.prices, text: words.pricesLink, url },
      ];
    }
    default:
      return obstacle satisfies never;
  }
}

/** A page of ours in the language of the note; another site has no German half we know of. */
function inLanguage(address: string, publicUrl: string, language: Language): string {
  const { origin, pathname } = new URL(address);
  return origin === new URL(publicUrl).origin ? pageAddress(publicUrl, language, pathname) : address;
}

/** No name in the greeting: it was typed too, perhaps by someone else. */
interface TrialNoteWords {
  readonly subject: (studioName: string) => string;
  readonly greeting: string;
  /** The class that was requested. */
  readonly tried: (occasion: string) => string;
  readonly placeHere: string;
  readonly placeHeld: (until: string) => string;
  readonly member: string;
  readonly memberLink: string;
  readonly freeClassBefore: (occasion: string) => string;
  readonly freeClassAhead: (occasion: string) => string;
  readonly prices: string;
  readonly pricesLink: string;
  readonly stranger: string;
}

const TRIAL_NOTE_WORDS: InBothLanguages<TrialNoteWords> = {
  en: {
    subject: (studioName) => `About a test workout at ${studioName}`,
    greeting: 'Hi,',
    tried: (occasion) =>
      `someone asked for a test workout with this address: ${occasion}. We didn’t book anything.`,
    placeHere: 'You already have a place in this class; the confirmation is in your inbox. See you there!',
    placeHeld: (until) =>
      `We’re already holding a place in this class for you, until ${until}. Open the link in our earlier email to confirm it.`,
    member:
      'You already train with us, and test workouts are for newcomers. Please book your class as a member:',
    memberLink: 'Member login',
    freeClassBefore: (occasion) => `You’ve had your free class: ${occasion}. We’d love to see you again.`,
    freeClassAhead: (occasion) =>
      `You’ve already booked your free class: ${occasion}. Would you rather come another day? Cancel it with the link in its confirmation, then book the other one.`,
    prices: 'Passes and memberships:',
    pricesLink: 'All prices',
    stranger: 'Not you? Then someone mistyped their address, and there’s nothing you need to do.',
  },
  de: {
    subject: (studioName) => `Zu einem Probetraining bei ${studioName}`,
    greeting: 'Hi,',
    tried: (occasion) =>
      `jemand wollte mit dieser Adresse ein Probetraining buchen: ${occasion}. Wir haben nichts gebucht.`,
    placeHere:
      'Du hast in diesem Kurs schon einen Platz; die Bestätigung liegt in deinem Postfach. Bis dann!',
    placeHeld: (until) =>
      `Wir halten dir in diesem Kurs schon einen Platz frei, bis ${until}. Bestätige ihn mit dem Link in unserer Mail davor.`,
    member: 'Du trainierst schon bei uns, und das Probetraining ist für Neue. Buch deinen Kurs als Mitglied:',
    memberLink: 'Mitglieder-Login',
    freeClassBefore: (occasion) =>
      `Deinen kostenlosen Kurs hattest du schon: ${occasion}. Wir freuen uns, wenn du wiederkommst.`,
    freeClassAhead: (occasion) =>
      `Deinen kostenlosen Kurs hast du schon gebucht: ${occasion}. Passt ein anderer Tag besser? Sag ihn mit dem Link in der Bestätigung ab und buch dann den anderen.`,
    prices: 'Pakete und Mitgliedschaften:',
    pricesLink: 'Alle Preise',
    stranger: 'Du warst das nicht? Dann hat sich jemand vertippt, und du musst nichts tun.',
  },
};
