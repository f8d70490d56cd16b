import type { InBothLanguages } from '@lifted/domain/language/language';

/** The forms of the page. */
export type SectionName = 'name' | 'place' | 'contact' | 'company' | 'processors' | 'ratings';

type RatingField = 'source' | 'value' | 'count' | 'asOf' | 'check.en' | 'check.de';

/** Paths of the profile that are typed into a form. */
type FieldPath =
  | 'studio.name'
  | 'studio.claim.en'
  | 'studio.claim.de'
  | 'studio.colour'
  | 'studio.founded'
  | 'studio.classesPerWeek'
  | 'studio.largestClass'
  | 'studio.gentlestClass'
  | 'studio.address.street'
  | 'studio.address.postcode'
  | 'studio.address.city'
  | 'studio.address.district'
  | 'studio.address.latitude'
  | 'studio.address.longitude'
  | 'studio.links.maps'
  | 'studio.links.instagram'
  | 'details.gettingThere.en'
  | 'details.gettingThere.de'
  | 'studio.contact.email'
  | 'studio.contact.phone'
  | 'studio.contact.whatsapp'
  | 'studio.legal.company'
  | 'studio.legal.managingDirectors'
  | 'studio.legal.register'
  | 'studio.legal.vatId'
  | `details.liabilityInsurance.${'insurer' | 'address' | 'territory'}`
  | `details.processors.${'hosting' | 'mail'}.${'company' | 'seat.en' | 'seat.de'}`
  | `details.authorities.dataProtection.${'name' | 'address' | 'phone' | 'email'}`
  | `details.${'rating' | 'partnerRating'}.${RatingField}`;

export interface StudioWords {
  readonly heading: string;
  readonly lead: string;
  readonly sections: Readonly<Record<SectionName | 'door' | 'coaches' | 'testimonials' | 'versions', string>>;
  readonly fields: Readonly<Record<FieldPath, string>>;
  readonly nameHint: string;
  readonly colourHint: string;
  readonly gentlestHint: string;
  readonly ratingHint: string;
  readonly oneALine: string;
  readonly empty: string;
  readonly change: string;
  readonly changing: (section: string) => string;
  readonly saved: string;
  readonly preview: string;
  readonly missing: string;
  readonly missingLead: string;
  readonly showsGap: string;
  readonly staysClosed: string;
  readonly add: string;
  readonly remove: string;
  readonly up: string;
  readonly coach: Readonly<
    Record<'id' | 'firstName' | 'since' | 'note.en' | 'note.de' | 'hasPortrait', string>
  >;
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
  readonly restore: (version: number) => string;
  readonly restored: string;
}

export const STUDIO_WORDS: InBothLanguages<StudioWords> = {
  en: {
    heading: 'Studio',
    lead: 'What pages, mails and legal texts say about the studio. A change is on every page within a minute.',
    sections: {
      name: 'Name and colour',
      place: 'Place',
      contact: 'Contact',
      company: 'Company',
      processors: 'Data protection',
      door: 'Opening hours',
      ratings: 'Ratings',
      coaches: 'Coaches on the site',
      testimonials: 'What members say',
      versions: 'Earlier versions',
    },
    fields: {
      'studio.name': 'Name',
      'studio.claim.en': 'Claim, in English',
      'studio.claim.de': 'Claim, in German',
      'studio.colour': 'Colour',
      'studio.founded': 'Founded in',
      'studio.classesPerWeek': 'Classes per week, about',
      'studio.largestClass': 'Places in the largest class',
      'studio.gentlestClass': 'Class for beginners',
      'studio.address.street': 'Street and number',
      'studio.address.postcode': 'Postcode',
      'studio.address.city': 'City',
      'studio.address.district': 'District',
      'studio.address.latitude': 'Latitude',
      'studio.address.longitude': 'Longitude',
      'studio.links.maps': 'Link to a map',
      'studio.links.instagram': 'Instagram',
      'details.gettingThere.en': 'Getting there, in English',
      'details.gettingThere.de': 'Getting there, in German',
      'studio.contact.email': 'Email',
      'studio.contact.phone': 'Phone',
      'studio.contact.whatsapp': 'WhatsApp',
      'studio.legal.company': 'Company',
      'studio.legal.managingDirectors': 'Managing directors',
      'studio.legal.register': 'Register entry',
      'studio.legal.vatId': 'VAT ID',
      'details.liabilityInsurance.insurer': 'Liability insurer',
      'details.liabilityInsurance.address': 'Address of the insurer',
      'details.liabilityInsurance.territory': 'Where the insurance applies, in German',
      'details.processors.hosting.company': 'Hosting company',
      'details.processors.hosting.seat.en': 'Its seat, in English',
      'details.processors.hosting.seat.de': 'Its seat, in German',
      'details.processors.mail.company': 'Mail company',
      'details.processors.mail.seat.en': 'Its seat, in English',
      'details.processors.mail.seat.de': 'Its seat, in German',
      'details.authorities.dataProtection.name': 'Data protection authority',
      'details.authorities.dataProtection.address': 'Its address',
      'details.authorities.dataProtection.phone': 'Its phone',
      'details.authorities.dataProtection.email': 'Its email',
      'details.rating.source': 'First rating: where',
      'details.rating.value': 'Stars out of 5',
      'details.rating.count': 'Number of ratings',
      'details.rating.asOf': 'As of',
      'details.rating.check.en': 'How ratings are checked, in English',
      'details.rating.check.de': 'How ratings are checked, in German',
      'details.partnerRating.source': 'Second rating: where',
      'details.partnerRating.value': 'Stars out of 5',
      'details.partnerRating.count': 'Number of ratings',
      'details.partnerRating.asOf': 'As of',
      'details.partnerRating.check.en': 'How ratings are checked, in English',
      'details.partnerRating.check.de': 'How ratings are checked, in German',
    },
    nameHint: 'In the menu, in mails, and on the plates and walls of the pictures.',
    colourHint: 'As #rrggbb. Where text would be hard to read, the pages use a lighter or darker one.',
    gentlestHint: 'Its name in the timetable. Empty: the pages name none.',
    ratingHint: 'Leave this empty to show no rating.',
    oneALine: 'One per line.',
    empty: 'Not entered',
    change: 'Change',
    changing: (section) => `Change: ${section}`,
    saved: 'Saved. The pages follow within a minute.',
    preview: 'Preview',
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
      hasPortrait: 'Has a portrait on the site',
    },
    coachIdHint: 'Lower-case letters; names the portrait.',
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
    firstVersion: 'As the release came',
    restore: (version) => `Restore version ${version}`,
    restored: 'Restored. The pages follow within a minute.',
  },
  de: {
    heading: 'Studio',
    lead: 'Was Seiten, Mails und Rechtstexte über das Studio sagen. Eine Änderung steht innerhalb einer Minute auf jeder Seite.',
    sections: {
      name: 'Name und Farbe',
      place: 'Ort',
      contact: 'Kontakt',
      company: 'Unternehmen',
      processors: 'Datenschutz',
      door: 'Öffnungszeiten',
      ratings: 'Bewertungen',
      coaches: 'Coaches auf der Website',
      testimonials: 'Was Mitglieder sagen',
      versions: 'Frühere Versionen',
    },
    fields: {
      'studio.name': 'Name',
      'studio.claim.en': 'Leitsatz auf Englisch',
      'studio.claim.de': 'Leitsatz auf Deutsch',
      'studio.colour': 'Farbe',
      'studio.founded': 'Gegründet',
      'studio.classesPerWeek': 'Kurse pro Woche, ungefähr',
      'studio.largestClass': 'Plätze im größten Kurs',
      'studio.gentlestClass': 'Kurs für den Einstieg',
      'studio.address.street': 'Straße und Hausnummer',
      'studio.address.postcode': 'Postleitzahl',
      'studio.address.city': 'Stadt',
      'studio.address.district': 'Stadtteil',
      'studio.address.latitude': 'Breitengrad',
      'studio.address.longitude': 'Längengrad',
      'studio.links.maps': 'Link zu einer Karte',
      'studio.links.instagram': 'Instagram',
      'details.gettingThere.en': 'Anfahrt auf Englisch',
      'details.gettingThere.de': 'Anfahrt auf Deutsch',
      'studio.contact.email': 'E-Mail',
      'studio.contact.phone': 'Telefon',
      'studio.contact.whatsapp': 'WhatsApp',
      'studio.legal.company': 'Unternehmen',
      'studio.legal.managingDirectors': 'Geschäftsführung',
      'studio.legal.register': 'Registereintrag',
      'studio.legal.vatId': 'Umsatzsteuer-ID',
      'details.liabilityInsurance.insurer': 'Berufshaftpflicht bei',
      'details.liabilityInsurance.address': 'Anschrift der Versicherung',
      'details.liabilityInsurance.territory': 'Wo die Versicherung gilt',
      'details.processors.hosting.company': 'Unternehmen für das Hosting',
      'details.processors.hosting.seat.en': 'Sitz auf Englisch',
      'details.processors.hosting.seat.de': 'Sitz auf Deutsch',
      'details.processors.mail.company': 'Unternehmen für die Mails',
      'details.processors.mail.seat.en': 'Sitz auf Englisch',
      'details.processors.mail.seat.de': 'Sitz auf Deutsch',
      'details.authorities.dataProtection.name': 'Datenschutzbehörde',
      'details.authorities.dataProtection.address': 'Anschrift der Behörde',
      'details.authorities.dataProtection.phone': 'Telefon der Behörde',
      'details.authorities.dataProtection.email': 'E-Mail der Behörde',
      'details.rating.source': 'Erste Bewertung: wo',
      'details.rating.value': 'Sterne von 5',
      'details.rating.count': 'Anzahl der Bewertungen',
      'details.rating.asOf': 'Stand',
      'details.rating.check.en': 'Wie Bewertungen geprüft werden, auf Englisch',
      'details.rating.check.de': 'Wie Bewertungen geprüft werden, auf Deutsch',
      'details.partnerRating.source': 'Zweite Bewertung: wo',
      'details.partnerRating.value': 'Sterne von 5',
      'details.partnerRating.count': 'Anzahl der Bewertungen',
      'details.partnerRating.asOf': 'Stand',
      'details.partnerRating.check.en': 'Wie Bewertungen geprüft werden, auf Englisch',
      'details.partnerRating.check.de': 'Wie Bewertungen geprüft werden, auf Deutsch',
    },
    nameHint: 'Im Menü, in Mails und auf den Scheiben und Wänden der Bilder.',
    colourHint: 'Als #rrggbb. Wo Text schlecht zu lesen wäre, nehmen die Seiten eine hellere oder dunklere.',
    gentlestHint: 'Sein Name im Kursplan. Leer: Die Seiten nennen keinen.',
    ratingHint: 'Leer: Es wird keine Bewertung gezeigt.',
    oneALine: 'Eine pro Zeile.',
    empty: 'Nicht eingetragen',
    change: 'Ändern',
    changing: (section) => `Ändern: ${section}`,
    saved: 'Gespeichert. Die Seiten folgen innerhalb einer Minute.',
    preview: 'Vorschau',
    missing: 'Fehlt noch',
    missingLead: 'Das verlangt das Gesetz.',
    showsGap: 'Bis es eingetragen ist, zeigen die Rechtstexte eine Lücke.',
    staysClosed:
      'Bis es eingetragen ist, sehen Besucher eine Seite, auf der steht, dass das Studio bald öffnet.',
    add: 'Hinzufügen',
    remove: 'Entfernen',
    up: 'Nach oben',
    coach: {
      id: 'Kurzname',
      firstName: 'Vorname',
      since: 'Im Team seit',
      'note.en': 'Was man wissen sollte, auf Englisch',
      'note.de': 'Was man wissen sollte, auf Deutsch',
      hasPortrait: 'Hat ein Porträt auf der Website',
    },
    coachIdHint: 'Kleinbuchstaben; benennt das Porträt.',
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
    restore: (version) => `Version ${version} wiederherstellen`,
    restored: 'Wiederhergestellt. Die Seiten folgen innerhalb einer Minute.',
  },
};
