import type { PersonalDataOverview } from '@lifted/contract/personal-data';
import { Link } from 'react-router';
import { addressOf } from '../addresses.ts';
import { Card } from '../ui/card.tsx';
import { heldData } from './held-data.ts';
import styles from './your-data.module.css';

/** Counts in plain words; what is not there is said in one sentence. */
export function HeldDataCard({ tables }: { readonly tables: PersonalDataOverview['tables'] }) {
  const { held, none } = heldData(tables);
  return (
    <Card heading="What we hold">
      <dl className={styles.held}>
        {held.map(({ name, rows }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.count}>{rows.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {none.length > 0 && <p className={styles.note}>Nothing of these: {none.join(' · ')}.</p>}
      <p className={styles.note}>
        Contracts, payments and invoices are with our booking service. Why we hold what, and for how long,
        stands in the <Link to={addressOf('privacyPolicy')}>privacy policy</Link>; what this browser keeps, in
        your <Link to={addressOf('privacySettings')}>privacy settings</Link>.
      </p>
    </Card>
  );
}
