import type { InBothLanguages } from '@lifted/domain/language/language';
import type { ActionName, InnerPage } from './palette-items.ts';

interface PaletteWords {
  readonly type: string;
  readonly keys: string;
  readonly groups: Readonly<Record<'sections' | 'actions' | 'classes' | 'products' | 'people', string>>;
  readonly actions: Readonly<Record<ActionName, string>>;
  readonly innerPages: Readonly<Record<InnerPage['name'], string>>;
  readonly pick: Readonly<Record<'class' | 'person', string>>;
  readonly places: (taken: number, capacity: number) => string;
  readonly canceled: string;
  readonly nothing: string;
  readonly searching: string;
}

/** Words of the command palette. */
export const PALETTE_WORDS: InBothLanguages<PaletteWords> = {
  en: {
    type: 'Page, action, class, product or person',
    keys: 'Arrow keys choose, Enter opens, Esc closes.',
    groups: {
      sections: 'Pages',
      actions: 'Actions',
      classes: 'Next classes',
      products: 'Products',
      people: 'People',
    },
    actions: {
      book_for_member: 'Add a member to a class',
      cancel_class: 'Cancel a class',
      move_class: 'Move a class',
      edit_class: 'Edit a class',
      grant: 'Give a pass or membership',
      book_for_person: 'Book a class for somebody',
      invite: 'Email a sign-in link',
      merge: 'Merge two records of a person',
      add_person: 'Add a person',
      coach_away: 'A coach is away',
      add_closure: 'Add closed days',
      announce: 'Write an announcement',
      repeating_week: 'Repeating week and closed days',
      own_pin: 'My PIN for the floor',
      new_price: 'Change a price',
      waive_fee: 'Decide or waive a fee',
      tax_file: 'Sales, as a file for the tax adviser',
    },
    innerPages: {
      calendars: 'Calendars',
      substitutes: 'Substitutes wanted',
      exercises: 'Exercises',
      trials: 'Test workouts: who came, who stayed',
      mails: 'Emails that did not arrive',
      partner_visits: 'Visits through partners',
    },
    pick: { class: 'Which class?', person: 'Who is it? Type a name or email address' },
    places: (taken, capacity) => `${taken}\u00a0of\u00a0${capacity}`,
    canceled: 'Cancelled',
    nothing: 'Nothing found.',
    searching: 'Searching …',
  },
  de: {
    type: 'Seite, Aktion, Kurs, Angebot oder Person',
    keys: 'Pfeiltasten wählen aus, Enter öffnet, Esc schließt.',
    groups: {
      sections: 'Seiten',
      actions: 'Aktionen',
      classes: 'Nächste Kurse',
      products: 'Angebote',
      people: 'Personen',
    },
    actions: {
      book_for_member: 'Mitglied in einen Kurs eintragen',
      cancel_class: 'Kurs absagen',
      move_class: 'Kurs verschieben',
      edit_class: 'Kurs bearbeiten',
      grant: 'Paket oder Mitgliedschaft vergeben',
      book_for_person: 'Kurs für jemanden buchen',
      invite: 'Anmeldelink mailen',
      merge: 'Zwei Einträge einer Person zusammenführen',
      add_person: 'Person anlegen',
      coach_away: 'Coach fällt aus',
      add_closure: 'Schließtage anlegen',
      announce: 'Mitteilung schreiben',
      repeating_week: 'Wochenvorlage und Schließtage',
      own_pin: 'Meine PIN für die Fläche',
      new_price: 'Preis ändern',
      waive_fee: 'Über eine Gebühr entscheiden oder sie erlassen',
      tax_file: 'Verkäufe, als Datei für die Steuerberatung',
    },
    innerPages: {
      calendars: 'Kalender',
      substitutes: 'Vertretung gesucht',
      exercises: 'Übungen',
      trials: 'Probetraining: wer kam, wer blieb',
      mails: 'Mails, die nicht ankamen',
      partner_visits: 'Besuche über Partner',
    },
    pick: { class: 'Welcher Kurs?', person: 'Um wen geht es? Gib einen Namen oder eine E-Mail-Adresse ein' },
    places: (taken, capacity) => `${taken}\u00a0von\u00a0${capacity}`,
    canceled: 'Fällt aus',
    nothing: 'Nichts gefunden.',
    searching: 'Wird gesucht …',
  },
};
