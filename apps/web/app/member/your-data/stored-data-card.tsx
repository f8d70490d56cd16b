import { countWords } from '@lifted/domain/language/count-words';
import type { PersonalDataOverview } from '@lifted/contract/personal-data';
import { Link } from 'react-router';
import { useLanguage } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { Card } from '@lifted/design/layout/card.tsx';
import { BOOKED_ELSEWHERE } from '../../ui/audience.tsx';
import { storedData } from './stored-data.ts';
import styles from './your-data.module.css';
import { YOUR_DATA_WORDS } from './your-data-words.ts';

/** Counts in plain words; empty tables are listed in one sentence. */
export function StoredDataCard({ tables }: { readonly tables: PersonalDataOverview['tables'] }) {
  const language = useLanguage();
  const words = YOUR_DATA_WORDS[language];
  const address = useAddress();
  const { stored, none } = storedData(tables, language);
  const [before, policy, between, settings, after] = words.why;
  return (
    <Card heading={words.stored}>
      <dl>
        {stored.map(({ name, rows }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.count}>{countWords(rows, language)}</dd>
          </div>
        ))}
      </dl>
      {none.length > 0 && <p className={styles.note}>{words.none(none)}</p>}
      <p className={styles.note}>
        <span className={BOOKED_ELSEWHERE}>{words.elsewhere} </span>
        {before}
        <Link to={address('privacyPolicy')}>{policy}</Link>
        {between}
        <Link to={address('privacySettings')}>{settings}</Link>
        {after}
      </p>
    </Card>
  );
}
