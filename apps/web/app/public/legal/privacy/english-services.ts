import { listWords } from '@lifted/domain/language/list-words';
import { page, type LegalSection } from '../legal-text.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

/** german-services.ts in English, clause by clause; change both together. */
export function englishServices(facts: PrivacyFacts): readonly LegalSection[] {
  return [
    ...bookingService(facts),
    {
      id: 'application',
      heading: 'Applying as a coach',
      clauses: [
        'When you apply with our form we store first and last name, WhatsApp or phone number, the language you coach in and, if you give them, email address and message. With that we get back to you and decide whether to work together (Art. 6 (1) (b) GDPR).',
        `We delete the application after ${facts.applicationMonths} months, at your request sooner. Until then we keep it in case a refusal is disputed later (Art. 6 (1) (f) GDPR).`,
        [
          'If there is an online questionnaire as well, we load it only if you allow it. The form service, whose address is listed there, then receives your IP address, details of browser and device and what you enter (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG). You can withdraw that in the ',
          page('privacySettings', 'privacy settings'),
          ' too.',
        ],
      ],
    },
    {
      id: 'statistics',
      heading: 'Statistics',
      clauses: [
        'If you allow it, your browser tells our server which of our pages you open (only what kind of page, never what its address holds), how fast it is, whether you see it on a phone or a desktop, what kind of failure comes up in which part of the page, and whether you install our app. That is how we find what is slow or broken.',
        `Of this we store only counts per day, without any identifier and without your IP address, and delete them after ${facts.measurementMonths} months. It never leads back to you.`,
        'If the settings also list a visit counter, we load it only if you allow it, and only on public pages. The service, whose address is listed there, then receives your IP address, details of browser and device, which page you look at and where you came from, and may keep identifiers in your browser.',
        [
          'The legal basis for both is your consent (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG). You can withdraw it at any time for the future in the ',
          page('privacySettings', 'privacy settings'),
          '.',
        ],
      ],
    },
    {
      id: 'declarations',
      heading: 'Cancelling and withdrawing from a contract',
      clauses: [
        [
          'When you cancel or withdraw at ',
          page('endContract', 'Verträge hier kündigen'),
          ' (cancel contracts here) or ',
          page('withdraw', 'Vertrag widerrufen'),
          ' (withdraw from a contract), we store your declaration with all you enter and the time to the second, and send you a confirmation of receipt. The law obliges us to (§§ 312k, 356a BGB; Art. 6 (1) (c) GDPR).',
        ],
        `We keep the declaration for ${facts.lettersYears} years to the end of the year, because it is a business letter (§ 147 AO, § 257 HGB).`,
      ],
    },
    ...mapsAndNetworks(facts),
  ];
}

/** Nothing where the studio uses no booking service of others. */
function bookingService(facts: PrivacyFacts): readonly LegalSection[] {
  if (facts.bookingName === '') return [];
  return [
    {
      id: 'booking-service',
      heading: 'Booking service',
      clauses: [
        `Where we use it, classes, passes and memberships run on ${facts.bookingName}, operated by ${facts.bookingCompany}. On our pages we load ${facts.bookingName} only if you allow it. The service then receives your IP address and details of browser and device, keeps identifiers in your browser and uses them to measure how it is used.`,
        [
          'The legal basis is your consent (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG). You can withdraw it at any time for the future in the ',
          page('privacySettings', 'privacy settings'),
          '. Without it you still see timetable and prices, and you can write to us or call us.',
        ],
        `When you book or buy something there, ${facts.bookingName} processes on our behalf what that takes: name, email address, billing address, bookings, contracts and payments (Art. 6 (1) (b) GDPR). Payment details are seen by the service and the payment providers only, not by us. Its member login leads to the pages of the service, where its own privacy policy applies.`,
      ],
    },
  ];
}

/** Nothing where no page links to a map or a network. */
function mapsAndNetworks(facts: PrivacyFacts): readonly LegalSection[] {
  if (facts.linkedServices.length === 0) return [];
  return [
    {
      id: 'maps-and-networks',
      heading: 'Maps and social networks',
      clauses: [
        `Plain links lead to ${listWords(facts.linkedServices, 'en', 'and')}. Their pages open only when you click, and only then do they learn your IP address.`,
      ],
    },
  ];
}
