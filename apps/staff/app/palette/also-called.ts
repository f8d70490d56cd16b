import type { Section } from '../frame/sections.ts';
import { fold } from '../parts/matches.ts';
import type { ActionName, InnerPage } from './palette-items.ts';

/** What the palette calls an action or a page. */
export type EntryName = ActionName | InnerPage['name'] | Section['name'] | 'floor';

/** Other words people look for it by, in both languages: somebody at a German desk may think of a refund. */
const ALSO_CALLED: Partial<Readonly<Record<EntryName, string>>> = {
  book_for_member: 'enrol register place participant anmelden einbuchen buchen reservieren Platz Teilnehmer',
  cancel_class: 'call off drop absagen ausfallen Ausfall streichen stornieren Storno',
  move_class: 'reschedule postpone time verlegen verschieben Uhrzeit',
  edit_class: 'change room capacity ändern Raum Kapazität Plätze',
  grant: 'sell voucher gift credits subscription verkaufen Gutschein Geschenk Guthaben Abo Vertrag Karte',
  book_for_person: 'enrol register anmelden einbuchen eintragen reservieren',
  invite: 'password access invitation Passwort Zugang einladen Einladung',
  merge: 'duplicate twice doppelt Dublette Duplikat zusammenlegen',
  add_person: 'new member customer neues Mitglied Kunde Kundin aufnehmen',
  coach_away:
    'sick ill illness substitute cover replace leave krank Krankheit Ausfall Urlaub Vertretung Ersatz',
  add_closure: 'holiday holidays vacation Feiertag Feiertage Ferien Urlaub Betriebsferien',
  announce: 'news newsletter message Nachricht Rundmail Neuigkeit',
  repeating_week: 'template recurring schedule Vorlage Serie Stundenplan wiederholen',
  own_pin: 'code unlock entsperren Zahlencode',
  new_price: 'new price raise prices planned neuer Preis Preise Preiserhöhung',
  waive_fee:
    'refund reimburse forgive no-show Erstattung erstatten Rückerstattung Kulanz Gebühr Storno Stornogebühr',
  tax_file:
    'tax taxes VAT accountant bookkeeping revenue turnover Steuer Steuern Umsatzsteuer Mehrwertsteuer MwSt Umsatz Buchhaltung',
  calendars: 'subscribe iCal Outlook Google abonnieren',
  substitutes: 'sick ill illness cover krank Krankheit Vertretung Ersatz substitute',
  exercises: 'lifts movements Übungen Bewegungen exercise',
  trials: 'taster visitors leads Probestunde Schnupperstunde Interessenten Probetraining',
  mails: 'bounced undelivered unzustellbar zurückgekommen Zustellung',
  partner_visits: 'aggregator check-ins Besuche Abrechnung Firmenfitness',
  today: 'home start overview Übersicht',
  timetable: 'schedule week classes calendar Stundenplan Woche Kurse',
  programme: 'workout plan Trainingsplan Training',
  people: 'members customers Mitglieder Kunden Kundinnen',
  fees: 'refund no-show late cancellation Erstattung Rückerstattung Kulanz Storno Strafe',
  inbox: 'terminate contract withdrawal applications Kündigung kündigen Widerruf Bewerbung Anfragen',
  announcements: 'news newsletter messages Nachrichten Rundmail',
  records: 'products vouchers rooms coaches team roles access Angebote Gutschein Räume Rollen Rechte Zugang',
  numbers: 'statistics reports occupancy revenue Statistik Auswertung Auslastung Umsatz',
  studio: 'settings address opening hours Einstellungen Adresse Öffnungszeiten',
  tablets: 'PIN device Gerät',
  connections: 'API webhooks key integration Schnittstelle',
  import: 'CSV upload Excel hochladen Datei',
  log: 'history audit undo Verlauf rückgängig Änderungen',
  floor: 'tablet Trainingsfläche',
};

/** Fewer letters begin too many words, and people are found by two. */
const FEWEST_LETTERS = 3;

/** Whether an entry is found by what is typed: by part of its label, or by the beginning of another word for it. */
export function isCalled(name: EntryName, label: string, typed: string): boolean {
  const folded = fold(label);
  const others = fold(ALSO_CALLED[name] ?? '').split(' ');
  return fold(typed)
    .split(/\s+/)
    .every(
      (word) =>
        folded.includes(word) ||
        (word.length >= FEWEST_LETTERS && others.some((other) => other.startsWith(word))),
    );
}
