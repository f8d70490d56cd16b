import type { InBothLanguages } from '@lifted/domain/language/language';
import { PROFILE_FIELD_WORDS, type ProfileFieldWords } from '../parts/profile-field-words.ts';

/** The forms of the page. */
export type SectionName =
  | 'name'
  | 'joining'
  | 'pictures'
  | 'formula'
  | 'about'
  | 'place'
  | 'contact'
  | 'company'
  | 'processors'
  | 'ratings'
  | 'testimonialsNote';

export interface StudioWords {
  readonly heading: string;
  readonly lead: string;
  readonly sections: Readonly<Record<SectionName | 'door' | 'coaches' | 'testimonials' | 'versions', string>>;
  readonly fields: ProfileFieldWords;
  readonly nameHint: string;
  readonly colourHint: string;
  readonly logoHint: string;
  readonly heroHint: string;
  readonly pictureHint: string;
  readonly formulaHint: string;
  readonly joiningHint: string;
  readonly noFee: string;
  readonly areaHint: string;
  readonly areaInstead: string;
  readonly sketchGone: string;
  readonly ownPicture: string;
  readonly releasePicture: string;
  readonly nameInstead: string;
  readonly gentlestHint: string;
  readonly accessHint: string;
  readonly aboutHint: string;
  readonly bookingServiceHint: string;
  readonly ratingHint: string;
  readonly testimonialsHint: string;
  readonly oneALine: string;
  readonly empty: string;
  readonly change: string;
  readonly changing: (section: string) => string;
  readonly saved: string;
  readonly preview: string;
  readonly noWindow: string;
  readonly missing: string;
  readonly missingLead: string;
  readonly showsGap: string;
  readonly staysClosed: string;
  readonly add: string;
  readonly remove: string;
  readonly up: string;
  readonly coach: Readonly<Record<'id' | 'firstName' | 'since' | 'note.en' | 'note.de' | 'portrait', string>>;
  readonly coachIdHint: string;
  readonly testimonial: Readonly<
    Record<'firstName' | 'memberSince' | 'saidIn' | 'text.en' | 'text.de', string>
  >;
  readonly monthHint: string;
  readonly languages: Readonly<Record<'en' | 'de', string>>;
  readonly opens: string;
  readonly closes: string;
  readonly weekdays: readonly [string, string, string, string, string, string, string];
  readonly version: (version: number, when: string) => string;
  readonly firstVersion: string;
  readonly changedSince: (names: string) => string;
  readonly restore: (version: number) => string;
  readonly restored: string;
}

export const STUDIO_WORDS: InBothLanguages<StudioWords> = {
  en: {
    heading: 'Studio',
    lead: 'What pages, emails and legal texts say about the studio. A change is on every page within a minute.',
    sections: {
      name: 'Name and colour',
      joining: 'Joining fee',
      pictures: 'Logo and pictures',
      formula: 'Pictures of the formula',
      about: 'About the studio',
      place: 'Place',
      contact: 'Contact',
      company: 'Company',
      processors: 'Data protection',
      door: 'Opening hours',
      ratings: 'Ratings',
      testimonialsNote: 'Note below what members say',
      coaches: 'Coaches on the site',
      testimonials: 'What members say',
      versions: 'Earlier versions',
    },
    fields: PROFILE_FIELD_WORDS.en,
    nameHint: 'In the menu, in emails, and on the plates and walls of the pictures.',
    colourHint: 'As #rrggbb. Where text would be hard to read, the pages use a lighter or darker one.',
    logoHint:
      'In place of the name at the top of the site, on home screens and in link previews, always on dark ground: best as PNG without background, in light letters and without a margin.',
    heroHint:
      'Landscape. Text is set on its left half, on phones below it; link previews show it too. Without one of your own, the standard picture is shown.',
    pictureHint: 'Landscape. Without one of your own, the standard picture is shown.',
    formulaHint:
      'Landscape, cut a little at both sides. Without one of your own, the standard picture is shown.',
    joiningHint:
      'Asked once when a membership begins. The pages, the total of the term and the terms include it; 0 for none.',
    noFee: 'None',
    areaHint:
      'Landscape. Only a map you have the right to show. Without one, the sketch is shown while it fits the address.',
    areaInstead: 'None of your own',
    sketchGone:
      'The home page doesn’t show the sketch of the area: it was drawn for another address. You can upload a map of your own under Logo and pictures.',
    ownPicture: 'Your own picture',
    releasePicture: 'The standard picture',
    nameInstead: 'None, the name is shown',
    gentlestHint: 'Its name in the timetable. Leave this empty to name none.',
    accessHint: 'For anyone who needs to know before they come. Leave it empty to say nothing.',
    aboutHint: 'Whatever is empty here is not on the page.',
    bookingServiceHint: 'Only where others sell and book for you. Empty: the legal texts name none.',
    ratingHint: 'Leave this empty to show no rating.',
    testimonialsHint:
      'Who was asked and when, how you made sure that they are members, and whether anybody was paid. The terms repeat it.',
    oneALine: 'One per line.',
    empty: 'Not entered',
    change: 'Change',
    changing: (section) => `Change: ${section}`,
    saved: 'Saved. The pages follow within a minute.',
    preview: 'Preview',
    noWindow: 'The browser did not open a window. Allow this page to open windows and try again.',
    missing: 'Still missing',
    missingLead: 'The law asks for these.',
    showsGap: 'Until they are entered, the legal pages show a gap.',
    staysClosed: 'Until they are entered, visitors see a page that says the studio opens soon.',
    add: 'Add',
    remove: 'Remove',
    up: 'Move up',
    coach: {
      id: 'Short name',
      firstName: 'First name',
      since: 'On the team since',
      'note.en': 'What to know, in English',
      'note.de': 'What to know, in German',
      portrait: 'Portrait',
    },
    coachIdHint: 'Lower-case letters, figures and hyphens, different for each coach.',
    testimonial: {
      firstName: 'First name',
      memberSince: 'Member since',
      saidIn: 'Said in',
      'text.en': 'In English',
      'text.de': 'In German',
    },
    monthHint: 'As 2024-03.',
    languages: { en: 'English', de: 'German' },
    opens: 'Opens',
    closes: 'Closes',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    version: (version, when) => `Version ${version}, ${when}`,
    firstVersion: 'As delivered',
    changedSince: (names) => `Changed since: ${names}`,
    restore: (version) => `Restore version ${version}`,
    restored: 'Restored. The pages follow within a minute.',
  },
  de: {
    heading: 'Studio',
    lead: 'Was Seiten, Mails und Rechtstexte über das Studio sagen. Eine Änderung steht innerhalb einer Minute auf jeder Seite.',
    sections: {
      name: 'Name und Farbe',
      joining: 'Aufnahmegebühr',
      pictures: 'Logo und Bilder',
      formula: 'Bilder der Formel',
      about: 'Über das Studio',
      place: 'Ort',
      contact: 'Kontakt',
      company: 'Unternehmen',
      processors: 'Datenschutz',
      door: 'Öffnungszeiten',
      ratings: 'Bewertungen',
      testimonialsNote: 'Hinweis unter dem, was Mitglieder sagen',
      coaches: 'Coaches auf der Website',
      testimonials: 'Was Mitglieder sagen',
      versions: 'Frühere Versionen',
    },
    fields: PROFILE_FIELD_WORDS.de,
    nameHint: 'Im Menü, in Mails und auf den Scheiben und Wänden der Bilder.',
    colourHint: 'Als #rrggbb. Wo Text schlecht zu lesen wäre, nehmen die Seiten eine hellere oder dunklere.',
    logoHint:
      'Anstelle des Namens oben auf der Website, auf Startbildschirmen und in Linkvorschauen, immer auf dunklem Grund: am besten als PNG ohne Hintergrund, mit heller Schrift und ohne Rand.',
    heroHint:
      'Querformat. Auf der linken Hälfte steht Text, auf Handys darunter; es ist auch in Linkvorschauen zu sehen. Ohne eigenes Bild wird das Standardbild gezeigt.',
    pictureHint: 'Querformat. Ohne eigenes Bild wird das Standardbild gezeigt.',
    formulaHint:
      'Querformat, links und rechts ein wenig beschnitten. Ohne eigenes Bild wird das Standardbild gezeigt.',
    joiningHint:
      'Einmal fällig, wenn eine Mitgliedschaft beginnt. Die Seiten, der Gesamtpreis der Laufzeit und die AGB enthalten sie; 0 für keine.',
    noFee: 'Keine',
    areaHint:
      'Querformat. Nur eine Karte, die ihr zeigen dürft. Ohne eigene wird die Skizze gezeigt, solange sie zur Adresse passt.',
    areaInstead: 'Keine eigene',
    sketchGone:
      'Die Startseite zeigt die Skizze der Umgebung nicht: Sie ist für eine andere Adresse gezeichnet. Eine eigene Karte lässt sich unter „Logo und Bilder“ hochladen.',
    ownPicture: 'Eigenes Bild',
    releasePicture: 'Das Standardbild',
    nameInstead: 'Keins, gezeigt wird der Name',
    gentlestHint: 'Sein Name im Kursplan. Lass das leer, um keinen zu nennen.',
    accessHint: 'Für alle, die das vorher wissen müssen. Lass es leer, um nichts zu sagen.',
    aboutHint: 'Was hier leer ist, steht nicht auf der Seite.',
    bookingServiceHint: 'Nur wenn andere für euch verkaufen und buchen. Leer: Die Rechtstexte nennen keinen.',
    ratingHint: 'Lass das leer, um keine Bewertung zu zeigen.',
    testimonialsHint:
      'Wer wann gefragt wurde, wie ihr sichergestellt habt, dass es Mitglieder sind, und ob jemand etwas dafür bekam. In den AGB steht es auch.',
    oneALine: 'Eine pro Zeile.',
    empty: 'Nicht eingetragen',
    change: 'Ändern',
    changing: (section) => `Ändern: ${section}`,
    saved: 'Gespeichert. Die Seiten folgen innerhalb einer Minute.',
    preview: 'Vorschau',
    noWindow:
      'Der Browser hat kein Fenster geöffnet. Erlaube dieser Seite Pop-ups und versuch es noch einmal.',
    missing: 'Fehlt noch',
    missingLead: 'Das verlangt das Gesetz.',
    showsGap: 'Bis es eingetragen ist, zeigen die Rechtstexte eine Lücke.',
    staysClosed: 'Bis es eingetragen ist, sehen alle eine Seite, auf der steht, dass das Studio bald öffnet.',
    add: 'Hinzufügen',
    remove: 'Entfernen',
    up: 'Nach oben',
    coach: {
      id: 'Kurzname',
      firstName: 'Vorname',
      since: 'Im Team seit',
      'note.en': 'Was man wissen sollte, auf Englisch',
      'note.de': 'Was man wissen sollte, auf Deutsch',
      portrait: 'Porträt',
    },
    coachIdHint: 'Kleinbuchstaben, Ziffern und Bindestriche, bei jedem Coach ein anderer.',
    testimonial: {
      firstName: 'Vorname',
      memberSince: 'Mitglied seit',
      saidIn: 'Gesagt auf',
      'text.en': 'Auf Englisch',
      'text.de': 'Auf Deutsch',
    },
    monthHint: 'Wie 2024-03.',
    languages: { en: 'Englisch', de: 'Deutsch' },
    opens: 'Öffnet',
    closes: 'Schließt',
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    version: (version, when) => `Version ${version}, ${when}`,
    firstVersion: 'Wie ausgeliefert',
    changedSince: (names) => `Seitdem geändert: ${names}`,
    restore: (version) => `Version ${version} wiederherstellen`,
    restored: 'Wiederhergestellt. Die Seiten folgen innerhalb einer Minute.',
  },
};
