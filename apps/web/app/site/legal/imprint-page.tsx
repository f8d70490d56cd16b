import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../page-meta.ts';
import { Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './legal.module.css';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Impressum & Kontakt',
    description: `Angaben nach § 5 DDG zu ${studio.legal.company}.`,
  });

/** What § 5 DDG and § 18 (2) MStV ask for, and how to reach us. */
export default function ImprintPage() {
  const { address, contact, legal } = studio;
  return (
    <Page heading="Impressum & Kontakt" lead="Angaben nach § 5 DDG" lang="de">
      <div className={styles.text}>
        <Facts
          facts={[
            { name: 'Anbieterin', value: legal.company },
            { name: 'Anschrift', value: `${address.street}, ${address.postcode} ${address.city}` },
            { name: 'Geschäftsführung', value: legal.managingDirectors.join(', ') },
            {
              name: 'Telefon',
              value: <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>,
            },
            { name: 'E-Mail', value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
            { name: 'Registereintrag', value: legal.register },
            { name: 'Umsatzsteuer-ID', value: legal.vatId },
            {
              name: 'Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV)',
              value: `${legal.managingDirectors[0] ?? legal.company}, Anschrift wie oben`,
            },
          ]}
        />
        <h2>Streitbeilegung</h2>
        <p>
          Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer
          Verbraucherschlichtungsstelle teilzunehmen.
        </p>
      </div>
    </Page>
  );
}
