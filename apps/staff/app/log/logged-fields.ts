import type {
  BranchFields,
  ClosureFields,
  CoachFields,
  LocationFields,
  PartnerFields,
  ProductFields,
  TemplateFields,
} from '@lifted/contract/desk-records';
import type { ChallengeFields } from '@lifted/contract/desk/desk-challenges';
import type { ClassFields } from '@lifted/contract/desk/desk-classes';
import type { ExerciseFields } from '@lifted/contract/desk/desk-exercises';
import type { NoteFields, PersonFields } from '@lifted/contract/desk/people/people';
import type { CycleFields, WorkoutFields } from '@lifted/contract/desk/desk-programme';
import type { WebhookFields } from '@lifted/contract/desk/connections/webhooks';
import type { ClassKindFields } from '@lifted/contract/desk/planning/class-kinds';
import type { ImplementFields } from '@lifted/contract/desk/planning/implements';
import type { FeeState } from '@lifted/domain/bookings/fee';
import type { CancelReason } from '@lifted/domain/bookings/class-cancellation';
import { CLASS_LEVEL_NAMES } from '@lifted/domain/classes/class-kind';
import { EVENT_NAMES, SCOPE_NAMES } from '@lifted/domain/connections/connection-names';
import type { InBothLanguages } from '@lifted/domain/language/language';
import { ROLE_NAMES } from '../parts/role-names.ts';
import { PROFILE_FIELD_WORDS } from '../parts/profile-field-words.ts';

type Named<Word extends string> = Readonly<Record<Word, string>>;

type Unshown = 'alternatives' | 'kind';

/** Every field of a form of the desk: a new one does not compile until it has words. */
type FormField = Exclude<
  | keyof BranchFields
  | keyof ChallengeFields
  | keyof ClassFields
  | keyof ClassKindFields
  | keyof ClosureFields
  | keyof CoachFields
  | keyof CycleFields
  | keyof ExerciseFields
  | keyof ImplementFields
  | keyof LocationFields
  | keyof NoteFields
  | keyof PartnerFields
  | keyof PersonFields
  | keyof ProductFields
  | keyof TemplateFields
  | keyof WebhookFields
  | keyof WorkoutFields,
  Unshown
>;

interface FieldWords {
  readonly yes: string;
  readonly no: string;
  /** What a field is called; of others the log shows their own name. */
  readonly names: Readonly<Record<FormField, string> & Record<string, string>>;
  /** What the values of a field are called where they are words of the program. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const FEES_EN: Named<FeeState> = {
  pending: 'pending',
  due: 'due',
  settled: 'paid',
  waived: 'waived',
  objected: 'objected to',
  dropped: 'dropped',
};
const FEES_DE: Named<FeeState> = {
  pending: 'vermerkt',
  due: 'fällig',
  settled: 'bezahlt',
  waived: 'erlassen',
  objected: 'widersprochen',
  dropped: 'entfallen',
};
const REASONS_EN: Named<CancelReason> = {
  few: 'Too few bookings',
  coach: 'No coach',
  closure: 'The studio is closed',
  other: 'Another reason',
};
const REASONS_DE: Named<CancelReason> = {
  few: 'Zu wenige Buchungen',
  coach: 'Kein Coach',
  closure: 'Das Studio ist geschlossen',
  other: 'Ein anderer Grund',
};

/** Words of what differs before and after a change. */
export const FIELD_WORDS: InBothLanguages<FieldWords> = {
  en: {
    yes: 'yes',
    no: 'no',
    names: {
      ...PROFILE_FIELD_WORDS.en,
      'details.openingHours': 'Opening hours',
      coaches: 'Coaches on the site',
      testimonials: 'What members say',
      timer_name: 'Name',
      name: 'Name',
      title: 'Title',
      description: 'Description',
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email',
      coach_id: 'Coach',
      location_id: 'Room',
      branch_id: 'Branch',
      branch_ids: 'Branches',
      branches: 'Branches',
      product_id: 'Product',
      product_name: 'Product',
      partner_id: 'Partner',
      author_uid: 'Author',
      profile_image_url: 'Picture',
      day: 'Day',
      time: 'Time',
      start_time: 'Time',
      weekday: 'Weekday',
      every_weeks: 'Repeats every … weeks',
      capacity: 'Places',
      quota: 'Places in a class',
      cents: 'Price',
      vat_percent: 'VAT in percent',
      credits: 'Workouts',
      change: 'Correction',
      valid_months: 'Valid, in months',
      term_months: 'Term in months',
      on_sale_from: 'On sale from',
      on_sale_to: 'On sale until',
      planned_cents: 'Planned price',
      planned_from: 'Planned price from',
      valid_from: 'From',
      valid_until: 'Until',
      from: 'From',
      until: 'Until',
      from_day: 'From',
      until_day: 'Until',
      first_day: 'First day',
      last_day: 'Last day',
      weeks: 'Weeks',
      pauses: 'Pauses',
      paused_from: 'Paused from',
      paused_until: 'Paused until',
      places_left: 'Places cancelled',
      street: 'Street',
      postcode: 'Postcode',
      city: 'City',
      is_active: 'In use',
      is_beyond: 'Extra place',
      is_canceled: 'Cancelled',
      is_present: 'Present',
      is_closed: 'Closed',
      is_revoked: 'Revoked',
      is_wanted: 'Substitute wanted',
      is_on: 'On',
      roles: 'Roles',
      words: 'Words',
      written_at: 'Written',
      reason: 'Reason',
      note: 'Note',
      description_en: 'In English',
      description_de: 'In German',
      level: 'Level',
      lifts_en: 'Lifts, in English',
      lifts_de: 'Lifts, in German',
      has_own_workouts: 'Own workouts',
      reference: 'Reference',
      state: 'State',
      outcome: 'Outcome',
      bookings: 'Bookings',
      entitlements: 'Passes and memberships',
      notes: 'Notes',
      challenges: 'Challenges',
      classes: 'Classes',
      people: 'People',
      told: 'People told',
      mailed: 'Emails',
      start_date: 'First day',
      end_date: 'Last day',
      challenge_goal: 'Classes to attend',
      visible: 'Visible',
      visible_from: 'Visible from',
      publish_day: 'Published on',
      publish_time: 'Published at',
      background_image: 'Background picture',
      prize_image: 'Picture of the prize',
      short_name: 'Short name',
      exercise_group: 'Group',
      video_url: 'Clip',
      implement_id: 'Implement',
      load_kind: 'Kind of weight',
      step: 'Step in kg',
      per_side: 'Per side',
      name_en: 'In English',
      name_de: 'In German',
      bar: 'Bar in kg',
      loaded_ends: 'Loaded ends',
      plates: 'Plates for one end',
      weights: 'Weights in kg',
      main: 'Main part',
      challenge: 'Challenge',
      warmup: 'Warm-up',
      url: 'Address',
      events: 'Events',
      scopes: 'May',
    },
    values: {
      roles: ROLE_NAMES.en,
      state: FEES_EN,
      reason: REASONS_EN,
      outcome: { done: 'dealt with', member: 'became a member', lost: 'lost' },
      level: CLASS_LEVEL_NAMES.en,
      scopes: SCOPE_NAMES.en,
      events: EVENT_NAMES.en,
      load_kind: {
        external: 'weight',
        bodyweight: 'bodyweight',
        added: 'bodyweight with added weight',
        assisted: 'bodyweight with help',
      },
    },
  },
  de: {
    yes: 'ja',
    no: 'nein',
    names: {
      ...PROFILE_FIELD_WORDS.de,
      'details.openingHours': 'Öffnungszeiten',
      coaches: 'Coaches auf der Website',
      testimonials: 'Was Mitglieder sagen',
      timer_name: 'Name',
      name: 'Name',
      title: 'Titel',
      description: 'Beschreibung',
      first_name: 'Vorname',
      last_name: 'Nachname',
      email: 'E-Mail',
      coach_id: 'Coach',
      location_id: 'Raum',
      branch_id: 'Standort',
      branch_ids: 'Standorte',
      branches: 'Standorte',
      product_id: 'Angebot',
      product_name: 'Angebot',
      partner_id: 'Partner',
      author_uid: 'Von',
      profile_image_url: 'Bild',
      day: 'Tag',
      time: 'Uhrzeit',
      start_time: 'Uhrzeit',
      weekday: 'Wochentag',
      every_weeks: 'Rhythmus in Wochen',
      capacity: 'Plätze',
      quota: 'Plätze im Kurs',
      cents: 'Preis',
      vat_percent: 'Umsatzsteuer in Prozent',
      credits: 'Workouts',
      change: 'Korrektur',
      valid_months: 'Gültig, in Monaten',
      term_months: 'Laufzeit in Monaten',
      on_sale_from: 'Im Verkauf ab',
      on_sale_to: 'Im Verkauf bis',
      planned_cents: 'Geplanter Preis',
      planned_from: 'Geplanter Preis ab',
      valid_from: 'Von',
      valid_until: 'Bis',
      from: 'Von',
      until: 'Bis',
      from_day: 'Von',
      until_day: 'Bis',
      first_day: 'Erster Tag',
      last_day: 'Letzter Tag',
      weeks: 'Wochen',
      pauses: 'Pausen',
      paused_from: 'Pausiert von',
      paused_until: 'Pausiert bis',
      places_left: 'Abgesagte Plätze',
      street: 'Straße',
      postcode: 'Postleitzahl',
      city: 'Ort',
      is_active: 'In Gebrauch',
      is_beyond: 'Zusätzlicher Platz',
      is_canceled: 'Abgesagt',
      is_present: 'Anwesend',
      is_closed: 'Abgeschlossen',
      is_revoked: 'Gesperrt',
      is_wanted: 'Vertretung gesucht',
      is_on: 'Eingeschaltet',
      roles: 'Rollen',
      words: 'Text',
      written_at: 'Geschrieben',
      reason: 'Grund',
      note: 'Notiz',
      description_en: 'Auf Englisch',
      description_de: 'Auf Deutsch',
      level: 'Niveau',
      lifts_en: 'Übungen, englisch',
      lifts_de: 'Übungen, deutsch',
      has_own_workouts: 'Eigene Workouts',
      reference: 'Referenz oder Beleg',
      state: 'Stand',
      outcome: 'Ergebnis',
      bookings: 'Buchungen',
      entitlements: 'Pakete und Mitgliedschaften',
      notes: 'Notizen',
      challenges: 'Challenges',
      classes: 'Kurse',
      people: 'Personen',
      told: 'Benachrichtigte Personen',
      mailed: 'Mails',
      start_date: 'Erster Tag',
      end_date: 'Letzter Tag',
      challenge_goal: 'Kurse bis zum Ziel',
      visible: 'Sichtbar',
      visible_from: 'Sichtbar ab',
      publish_day: 'Veröffentlicht am',
      publish_time: 'Veröffentlicht um',
      background_image: 'Hintergrundbild',
      prize_image: 'Bild des Preises',
      short_name: 'Kurzname',
      exercise_group: 'Gruppe',
      video_url: 'Clip',
      implement_id: 'Gerät',
      load_kind: 'Art des Gewichts',
      step: 'Schritt in kg',
      per_side: 'Pro Seite',
      name_en: 'Auf Englisch',
      name_de: 'Auf Deutsch',
      bar: 'Stange in kg',
      loaded_ends: 'Beladene Enden',
      plates: 'Scheiben für ein Ende',
      weights: 'Gewichte in kg',
      main: 'Hauptteil',
      challenge: 'Challenge',
      warmup: 'Aufwärmen',
      url: 'Adresse',
      events: 'Ereignisse',
      scopes: 'Darf',
    },
    values: {
      roles: ROLE_NAMES.de,
      state: FEES_DE,
      reason: REASONS_DE,
      outcome: { done: 'erledigt', member: 'wurde Mitglied', lost: 'verloren' },
      level: CLASS_LEVEL_NAMES.de,
      scopes: SCOPE_NAMES.de,
      events: EVENT_NAMES.de,
      load_kind: {
        external: 'Gewicht',
        bodyweight: 'Körpergewicht',
        added: 'Körpergewicht mit Zusatz',
        assisted: 'Körpergewicht mit Hilfe',
      },
    },
  },
};

/** What only the program needs: how a change is taken back, and what its entry names already. */
export const UNSHOWN_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'kind' satisfies Unshown,
  'group',
  'kept',
  'gone',
  'was_enabled',
  'waits',
  'messages',
  'consents',
  'exercise_notes',
  'following',
  'present',
  'left_classes',
  'canceled_then',
  'templates',
  'entries',
  'alternatives' satisfies Unshown,
]);

/** Lists of ids that are told by how many they are. */
export const COUNTED_FIELDS: ReadonlySet<string> = new Set([
  'bookings',
  'entitlements',
  'notes',
  'challenges',
  'classes',
]);
