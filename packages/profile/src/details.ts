import { adopted } from './adopted-profile.ts';
import type { StudioDetails } from './studio-profile.ts';

/** What legal texts, the home page and search engines want to know of the studio besides. */
export const details: StudioDetails = adopted('details', {
  liabilityInsurance: {
    insurer: 'Beispiel Versicherung AG',
    address: 'Musterallee 1, 10115 Berlin',
    territory: 'Deutschland',
  },
  authorities: {
    dataProtection: {
      name: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
      address: 'Alt-Moabit 59–61, 10555 Berlin',
      phone: '+49 30 13889-0',
      email: 'mailbox@datenschutz-berlin.de',
    },
    accessibility: {
      name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
      address:
        'c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt, Postfach 39 11 55, 39135 Magdeburg',
      phone: '+49 391 567-6970',
      email: 'mlbf@ms.sachsen-anhalt.de',
    },
  },
  processors: {
    hosting: { company: 'Beispiel Hosting GmbH', seat: { en: 'Berlin, Germany', de: 'Berlin, Deutschland' } },
    mail: { company: 'Beispiel Mail GmbH', seat: { en: 'Hamburg, Germany', de: 'Hamburg, Deutschland' } },
  },
  bookingService: { name: 'bsport', company: 'BSPORT SAS', seat: { en: 'France', de: 'Frankreich' } },
  gettingThere: {
    en: 'S-Bahn and U-Bahn Schönhauser Allee, four minutes on foot. Bicycle racks in the courtyard.',
    de: 'S+U Schönhauser Allee, vier Minuten zu Fuß. Fahrradständer im Hof.',
  },
  changingRooms: {
    en: 'Two changing rooms with three showers each. Lockers are free; bring a padlock.',
    de: 'Zwei Umkleiden mit je drei Duschen. Spinde kosten nichts; bring ein Vorhängeschloss mit.',
  },
  access: {
    en: 'The Main Floor, the changing rooms and a toilet are step-free from the courtyard. The Loft is up 18 steps; there is no lift.',
    de: 'Main Floor, Umkleiden und ein WC erreichst du stufenlos vom Hof. Zum Loft führen 18 Stufen, einen Aufzug gibt es nicht.',
  },
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '06:15', closes: '21:30' },
    { days: ['Saturday', 'Sunday'], opens: '08:45', closes: '17:00' },
  ],
  rating: {
    value: 4.9,
    count: 312,
    source: 'Google Maps',
    asOf: '2026-11-01',
    check: {
      en: 'Google collects these ratings. Anyone with an account can leave one; neither Google nor we check who has trained here.',
      de: 'Google sammelt diese Bewertungen. Abgeben kann sie jeder mit einem Konto; ob jemand hier trainiert hat, prüfen weder Google noch wir.',
    },
  },
  partnerRating: {
    value: 4.8,
    count: 1240,
    source: 'Kiezpass',
    asOf: '2026-11-01',
    check: {
      en: 'Kiezpass only asks people who have checked in to a class.',
      de: 'Kiezpass befragt nur Leute, die in einem Kurs eingecheckt haben.',
    },
  },
  testimonialsNote: {
    en: 'We asked members on the training floor in October 2026 and checked each name against our bookings. Nobody was paid; the words are theirs, shortened only with their consent. They are a choice, not an average.',
    de: 'Wir haben Mitglieder im Oktober 2026 auf der Trainingsfläche gefragt und jeden Namen mit unseren Buchungen abgeglichen. Niemand wurde bezahlt; gekürzt haben wir nur mit Zustimmung. Es ist eine Auswahl, kein Durchschnitt.',
  },
});
