import { SUPPORT_REPLY_MS } from '@lifted/domain/contracts/studio-terms';
import { listWords } from '@lifted/domain/language/list-words';
import { isSoleTrader } from '@lifted/profile/sole-trader';
import type { WholeStudio } from '@lifted/profile/studio-profile';
import type { Language } from '../../language.ts';
import { openingHourLines } from '../../ui/layout/visit-facts.ts';
import { inHours } from './german-figures.ts';
import { mailTo, page, phoneTo, type LegalPiece, type LegalSection } from './legal-text.ts';

/** What § 5 DDG, § 18 (2) MStV, § 2 DL-InfoV and § 36 VSBG ask for, and how to reach us. */
export function imprintSections(studio: WholeStudio): readonly LegalSection[] {
  const { address, contact, legal, liabilityInsurance: insurance } = studio;
  const [responsible = legal.company] = legal.managingDirectors;
  return [
    {
      id: 'kontakt',
      heading: 'Kontakt',
      clauses: [
        `Schreib uns oder ruf an. Auf E-Mails antworten wir innerhalb von ${inHours(SUPPORT_REPLY_MS)} Stunden.`,
        {
          kind: 'entries',
          entries: [
            { name: 'E-Mail', value: [mailTo(contact.email)] },
            { name: 'Telefon', value: [phoneTo(contact.phone)] },
            ...(contact.whatsapp === '' ? [] : [{ name: 'WhatsApp', value: [whatsAppTo(contact.whatsapp)] }]),
            ...entryOf('Geöffnet', openingHourLines(studio.openingHours, 'de').join('; ')),
            ...entryOf('Anfahrt', studio.gettingThere.de),
          ],
        },
      ],
    },
    {
      id: 'anbieterin',
      heading: isSoleTrader(legal) ? 'Diensteanbieter' : 'Anbieterin',
      clauses: [
        {
          kind: 'entries',
          entries: [
            ...whoItIs(legal),
            { name: 'Anschrift', value: `${address.street}, ${address.postcode} ${address.city}` },
            ...(isSoleTrader(legal)
              ? []
              : [
                  {
                    name: 'Vertreten durch',
                    value: `${legal.managingDirectors.join(', ')} (Geschäftsführung)`,
                  },
                ]),
            ...entryOf('Registereintrag', legal.register),
            ...entryOf('Umsatzsteuer-ID', legal.vatId),
            {
              name: 'Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV)',
              value: `${responsible}, Anschrift wie oben`,
            },
            {
              name: 'Berufshaftpflicht',
              value: `${insurance.insurer}, ${insurance.address}; gilt in: ${insurance.territory}`,
            },
          ],
        },
      ],
    },
    {
      id: 'bedingungen',
      heading: 'Bedingungen und Verträge',
      clauses: [
        [
          'Für Probetraining, Pakete und Mitgliedschaften gelten unsere ',
          page('terms', 'AGB'),
          '. Einen Vertrag beendest du unter ',
          page('endContract', 'Verträge hier kündigen'),
          ', einen neuen widerrufst du unter ',
          page('withdraw', 'Vertrag widerrufen'),
          '.',
        ],
      ],
    },
    {
      id: 'streitbeilegung',
      heading: 'Streitbeilegung',
      clauses: [
        'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Schreib uns lieber direkt.',
      ],
    },
  ];
}

const FACTS = {
  en: { address: 'address', register: 'register entry', phone: 'phone', email: 'email' },
  de: { address: 'Anschrift', register: 'Registereintrag', phone: 'Telefon', email: 'E-Mail' },
};

/** What the imprint holds, for search results; no register entry where there is none. */
export function imprintFacts({ legal, contact }: Pick<WholeStudio, 'legal' | 'contact'>, language: Language) {
  const { address, register, phone, email } = FACTS[language];
  const facts = [address, legal.register && register, phone, email, contact.whatsapp && 'WhatsApp'];
  return listWords(
    facts.filter((fact) => fact !== ''),
    language,
    'and',
  );
}

/** A company by its name; a sole trader by their own, and then what the business is called. */
function whoItIs(legal: WholeStudio['legal']) {
  const { company } = legal;
  if (!isSoleTrader(legal)) return [{ name: 'Unternehmen', value: company }];
  const [owner = company] = legal.managingDirectors;
  return [
    { name: 'Name', value: owner },
    ...entryOf('Geschäftsbezeichnung', company === owner ? '' : company),
  ];
}

/** Left out where the studio does not say it, or has none: not every company is in a register or has a VAT id. */
function entryOf(name: string, value: string) {
  return value === '' ? [] : [{ name, value }];
}

function whatsAppTo(number: string): LegalPiece {
  return { kind: 'address', href: `https://wa.me/${number.replaceAll(/\D/g, '')}`, text: number };
}
