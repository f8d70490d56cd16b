import type { PersonalDataOverview } from '@lifted/contract/personal-data';
import { Link } from 'react-router';
import { addressOf } from '../../addresses.ts';
import { Card } from '@lifted/design/layout/card.tsx';
import { BOOKED_ELSEWHERE } from '../../ui/audience.tsx';
import { heldData } from './held-data.ts';
import styles from './your-data.module.css';

/** Counts in plain words; empty tables are listed in one sentence. */
export function HeldDataCard({ tables }: { readonly tables: PersonalDataOverview['tables'] }) {
  const { held, none } = heldData(tables);
  return (
    <Card heading="What we store">
      <dl className={styles.held}>
        {held.map(({ name, rows }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.count}>{rows.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {none.length > 0 && <p className={styles.note}>We store none of these: {none.join(' · ')}.</p>}
      <p className={styles.note}>
        <span className={BOOKED_ELSEWHERE}>
          Contracts, payments and invoices are with our booking service.{' '}
        </span>
        The <Link to={addressOf('privacyPolicy')}>privacy policy</Link> says why we store what, and for how
        long; what this browser stores is in your{' '}
        <Link to={addressOf('privacySettings')}>privacy settings</Link>.
      </p>
    </Card>
  );
}
