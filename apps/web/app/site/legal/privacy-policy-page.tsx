import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../page-meta.ts';
import { Page } from '../../ui/page.tsx';
import styles from './legal.module.css';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Datenschutzerklärung',
    description: 'Welche Daten diese Seite braucht, wofür, und was du verlangen kannst.',
  });

export default function PrivacyPolicyPage() {
  const { address, contact, legal } = studio;
  return (
    <Page
      heading="Datenschutz&shy;erklärung"
      lead="Kurz, solange diese Seite wenig kann; sie wächst mit ihr."
      lang="de"
    >
      <div className={styles.text}>
        <h2>Verantwortlich</h2>
        <p>
          {`${legal.company}, ${address.street}, ${address.postcode} ${address.city}, `}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
        <h2>Beim Besuch</h2>
        <p>
          Diese Seite setzt keine Cookies, zählt keine Besuche und lädt nichts von anderen Anbietern. Unser
          Server verarbeitet deine IP-Adresse, um dir zu antworten und Missbrauch abzuwehren (Art. 6 Abs. 1
          lit. f DSGVO).
        </p>
        <h2>Beim Probetraining</h2>
        <p>
          Buchst du ein Probetraining, speichern wir deinen Vornamen und deine E-Mail-Adresse, um dir den
          Platz zu halten und ihn dir zu bestätigen (Art. 6 Abs. 1 lit. b DSGVO).
        </p>
        <h2>Deine Rechte</h2>
        <p>
          Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und Herausgabe deiner Daten verlangen, der
          Verarbeitung widersprechen und dich bei der Berliner Beauftragten für Datenschutz und
          Informationsfreiheit beschweren. Eine Mail genügt.
        </p>
      </div>
    </Page>
  );
}
