import { mailTo, page, strong, type LegalSection } from '../legal-text.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

/** german-rights.ts in English, clause by clause; change both together. */
export function englishRights(facts: PrivacyFacts): readonly LegalSection[] {
  const { authority } = facts;
  return [
    {
      id: 'recipients',
      heading: 'Who gets your data',
      clauses: [
        {
          kind: 'list',
          intro: 'Besides our team only',
          items: [
            'companies that work on our behalf and are bound by our instructions (Art. 28 GDPR): ' +
              `${facts.hosting} for the server, ${facts.mailing} for emails,${facts.bookingName === '' ? '' : ` ${facts.bookingCompany} for bookings and contracts,`}`,
            'Google, if you sign in with Google, the form service, if you allow the questionnaire, and the visit counter, if you allow it,',
            'tax advisers, banks, authorities and courts, as far as we are obliged to or have to enforce our rights.',
          ],
        },
        'We ourselves process nothing outside the European Union.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      clauses: [
        [
          'We keep account and training data as long as you train with us. After that we delete them when you ask us to, or when we no longer need them for the contract. You can do that yourself at ',
          page('yourData', 'Your data'),
          `: for ${facts.deletionDays} days you can take it back there, after that we delete everything but what is named there and here; bookings, passes and fees stay in our counts without your name. It does not end a contract.`,
        ],
        `So that ${facts.bookingName === '' ? 'no list we read in brings deleted people back' : 'the booking service does not bring deleted people back with its next list'}, we keep a checksum of customer number and email address, ${facts.markYears} years to the end of the year (Art. 17 (1) GDPR).`,
        `What tax and commercial law require we keep as long as we must: invoices ${facts.invoicesYears} years, business letters ${facts.lettersYears} years, each to the end of the year. As long as you have claims against us, or we against you, we keep what that takes.`,
        'Backups hold the same data; they are replaced regularly.',
      ],
    },
    {
      id: 'age',
      heading: `Not for anybody under ${facts.youngestYears}`,
      clauses: [
        `Our pages are not meant for anybody under the age of ${facts.youngestYears}, and we do not want their data. If we learn that we have some all the same, we delete them. Only adults can become members.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      clauses: [
        {
          kind: 'list',
          intro: 'You can ask us for:',
          items: [
            'access to what we have stored about you, with a copy (Art. 15 GDPR),',
            'correction of what is wrong (Art. 16 GDPR),',
            'deletion of what we no longer need or may not have (Art. 17 GDPR),',
            'restriction of processing while something is disputed (Art. 18 GDPR),',
            'your data in a common format, for you or somebody else (Art. 20 GDPR).',
          ],
        },
        'You can withdraw a consent at any time; what happened until then stays lawful (Art. 7 (3) GDPR).',
        [
          strong('Objection:'),
          ' where we rely on our legitimate interest (Art. 6 (1) (f) GDPR) you can object at any time, on grounds relating to your particular situation (Art. 21 GDPR).',
        ],
        [
          'As a member you can take your data along or delete them yourself at ',
          page('yourData', 'Your data'),
          '. For all of this, an email to ',
          mailTo(facts.email),
          ` is enough. We answer within ${facts.answerMonths === 1 ? 'one month' : `${facts.answerMonths} months`}, it is free of charge, and you will not be put at a disadvantage.`,
        ],
        [
          'You can also complain to a supervisory authority (Art. 77 GDPR). The one in charge of us: ',
          `${authority.name}, ${authority.address}`,
          ...(authority.email === '' ? [] : [', ', mailTo(authority.email)]),
          '.',
        ],
      ],
    },
    {
      id: 'also-important',
      heading: 'What else matters',
      clauses: [
        'You do not have to give us data. Without what a form asks for, though, we cannot do what it is for.',
        'There are no automated decisions with legal effect and no profiles (Art. 22 GDPR). Fees for late cancellations and missed classes follow fixed clock times; when you object, a person decides.',
        'Connections to our pages are encrypted. If what we do with data changes, we change this policy, and ask for your consent again.',
      ],
    },
  ];
}
