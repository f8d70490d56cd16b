import type { InBothLanguages } from '@lifted/domain/language/language';
import type { StudioPictures } from '@lifted/profile/studio-profile';

type RatingField = 'source' | 'value' | 'count' | 'asOf' | 'check.en' | 'check.de';

/** Paths of the profile that are typed into a form. */
type ProfileField =
  | 'studio.name'
  | 'studio.claim.en'
  | 'studio.claim.de'
  | 'studio.colour'
  | 'studio.joiningFee'
  | `studio.pictures.${keyof Required<StudioPictures>}`
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
  | `details.${'gettingThere' | 'changingRooms' | 'access'}.${'en' | 'de'}`
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
  | `details.bookingService.${'name' | 'company' | 'seat.en' | 'seat.de'}`
  | 'about.formulaName'
  | `about.${'opening' | 'water' | 'teaching'}.${'en' | 'de'}`
  | `details.testimonialsNote.${'en' | 'de'}`
  | `details.${'rating' | 'partnerRating'}.${RatingField}`;

export type ProfileFieldWords = Readonly<Record<ProfileField, string>>;

/** What the fields of the studio's profile are called, by their paths. */
export const PROFILE_FIELD_WORDS: InBothLanguages<ProfileFieldWords> = {
  en: {
    'studio.name': 'Name',
    'studio.claim.en': 'Tagline, in English',
    'studio.claim.de': 'Tagline, in German',
    'studio.colour': 'Colour',
    'studio.joiningFee': 'Joining fee in euros, with VAT',
    'studio.pictures.logo': 'Logo',
    'studio.pictures.hero': 'Home page, behind the tagline',
    'studio.pictures.plates': 'Home page, beside the concept',
    'studio.pictures.room': 'About us, the training room',
    'studio.pictures.kettlebells': 'About us, beside what to bring',
    'studio.pictures.coaching': 'Become a trainer, at the top',
    'studio.pictures.area': 'Home page, map of the area',
    'studio.pictures.big-six': 'About us, formula: Big 6',
    'studio.pictures.building-strength': 'About us, formula: Building strength',
    'studio.pictures.core-power': 'About us, formula: Core power',
    'studio.pictures.tracked-weights': 'About us, formula: Tracked weights',
    'studio.pictures.holistic-approach': 'About us, formula: Holistic approach',
    'studio.pictures.personalized': 'About us, formula: Personalized',
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
    'details.changingRooms.en': 'Changing rooms and showers, in English',
    'details.changingRooms.de': 'Changing rooms and showers, in German',
    'details.access.en': 'Steps and lifts, in English',
    'details.access.de': 'Steps and lifts, in German',
    'details.bookingService.name': 'Booking service, name',
    'details.bookingService.company': 'Booking service, company',
    'details.bookingService.seat.en': 'Booking service, seat in English',
    'details.bookingService.seat.de': 'Booking service, seat in German',
    'about.formulaName': 'What you call the way you train',
    'about.opening.en': 'Why you opened, in English',
    'about.opening.de': 'Why you opened, in German',
    'about.water.en': 'What there is to drink, in English',
    'about.water.de': 'What there is to drink, in German',
    'about.teaching.en': 'How your coaches teach, in English',
    'about.teaching.de': 'How your coaches teach, in German',
    'studio.contact.email': 'Email',
    'studio.contact.phone': 'Phone',
    'studio.contact.whatsapp': 'WhatsApp',
    'studio.legal.company': 'Company',
    'studio.legal.managingDirectors': 'Managing directors, or the sole owner',
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
    'details.testimonialsNote.en': 'How we check what members say, in English',
    'details.testimonialsNote.de': 'How we check what members say, in German',
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
  de: {
    'studio.name': 'Name',
    'studio.claim.en': 'Leitsatz auf Englisch',
    'studio.claim.de': 'Leitsatz auf Deutsch',
    'studio.colour': 'Farbe',
    'studio.joiningFee': 'Aufnahmegebühr in Euro, mit Umsatzsteuer',
    'studio.pictures.logo': 'Logo',
    'studio.pictures.hero': 'Startseite, hinter dem Leitsatz',
    'studio.pictures.plates': 'Startseite, neben dem Konzept',
    'studio.pictures.room': 'Über uns, der Trainingsraum',
    'studio.pictures.kettlebells': 'Über uns, neben dem, was man mitbringt',
    'studio.pictures.coaching': 'Coach werden, ganz oben',
    'studio.pictures.area': 'Startseite, Karte der Umgebung',
    'studio.pictures.big-six': 'Über uns, Formel: Die Big 6',
    'studio.pictures.building-strength': 'Über uns, Formel: Kraft aufbauen',
    'studio.pictures.core-power': 'Über uns, Formel: Starke Mitte',
    'studio.pictures.tracked-weights': 'Über uns, Formel: Notierte Gewichte',
    'studio.pictures.holistic-approach': 'Über uns, Formel: Der ganze Mensch',
    'studio.pictures.personalized': 'Über uns, Formel: Auf dich zugeschnitten',
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
    'details.changingRooms.en': 'Umkleiden und Duschen auf Englisch',
    'details.changingRooms.de': 'Umkleiden und Duschen auf Deutsch',
    'details.access.en': 'Stufen und Aufzug auf Englisch',
    'details.access.de': 'Stufen und Aufzug auf Deutsch',
    'details.bookingService.name': 'Buchungsdienst, Name',
    'details.bookingService.company': 'Buchungsdienst, Firma',
    'details.bookingService.seat.en': 'Buchungsdienst, Sitz auf Englisch',
    'details.bookingService.seat.de': 'Buchungsdienst, Sitz auf Deutsch',
    'about.formulaName': 'Wie ihr eure Art zu trainieren nennt',
    'about.opening.en': 'Warum ihr aufgemacht habt, auf Englisch',
    'about.opening.de': 'Warum ihr aufgemacht habt, auf Deutsch',
    'about.water.en': 'Was es zu trinken gibt, auf Englisch',
    'about.water.de': 'Was es zu trinken gibt, auf Deutsch',
    'about.teaching.en': 'Wie eure Coaches unterrichten, auf Englisch',
    'about.teaching.de': 'Wie eure Coaches unterrichten, auf Deutsch',
    'studio.contact.email': 'E-Mail',
    'studio.contact.phone': 'Telefon',
    'studio.contact.whatsapp': 'WhatsApp',
    'studio.legal.company': 'Unternehmen',
    'studio.legal.managingDirectors': 'Geschäftsführung, sonst Inhaberin oder Inhaber',
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
    'details.testimonialsNote.en': 'Wie wir prüfen, was Mitglieder sagen, auf Englisch',
    'details.testimonialsNote.de': 'Wie wir prüfen, was Mitglieder sagen, auf Deutsch',
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
};
