import type { StudioProfile } from './studio-profile.ts';

/** The studio this installation serves. Another studio changes this file and nothing else. */
export const studio: StudioProfile = {
  name: 'LIFTED',
  claim: { en: 'Strength Training for Everyone', de: 'Krafttraining für alle' },
  founded: 2021,
  address: {
    street: 'Greifenhagener Straße 58',
    postcode: '10437',
    city: 'Berlin',
    district: 'Prenzlauer Berg',
    country: 'DE',
    latitude: 52.5487,
    longitude: 13.4166,
  },
  contact: {
    email: 'hello@lifted.example',
    phone: '+49 30 555 012 40',
    whatsapp: '+49 151 555 012 40',
  },
  legal: {
    company: 'LIFTED Studio GmbH',
    managingDirectors: ['Jana Brandt', 'Malik Osei'],
    register: 'Amtsgericht Berlin (Charlottenburg), HRB 000000 B',
    vatId: 'DE000000000',
    liabilityInsurance: {
      insurer: 'Beispiel Versicherung AG',
      address: 'Musterallee 1, 10115 Berlin',
      territory: 'Deutschland',
    },
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
  links: {
    maps: 'https://maps.google.com/?q=LIFTED+Greifenhagener+Stra%C3%9Fe+58+10437+Berlin',
    memberLogin: 'https://members.lifted.example/',
    instagram: 'https://www.instagram.com/lifted.example',
  },
  gettingThere: {
    en: 'S-Bahn and U-Bahn Schönhauser Allee, four minutes on foot. Bicycle racks in the courtyard.',
    de: 'S+U Schönhauser Allee, vier Minuten zu Fuß. Fahrradständer im Hof.',
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
      en: 'Google collects these ratings. Anybody with an account may leave one; neither Google nor we check who has trained here.',
      de: 'Google sammelt diese Bewertungen. Abgeben kann sie jeder mit einem Konto; ob jemand hier trainiert hat, prüfen weder Google noch wir.',
    },
  },
  partnerRating: {
    value: 4.8,
    count: 1240,
    source: 'Kiezpass',
    asOf: '2026-11-01',
    check: {
      en: 'Kiezpass asks only those who have checked in to a class.',
      de: 'Kiezpass fragt nur, wer in einem Kurs eingecheckt hat.',
    },
  },
  classesPerWeek: 80,
  largestClass: 14,
  imageHost: 'https://images.lifted.example',
};
