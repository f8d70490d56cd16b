import type { ConsentCategory } from './consent.ts';
import { useId } from 'react';
import { useWords } from '../../language.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { CATEGORY_WORDS } from './consent-words.ts';
import { GATE_WORDS } from './gate-words.ts';
import styles from './privacy-settings.module.css';
import { SETTINGS_WORDS } from './settings-words.ts';
import { useConsent } from './use-consent.ts';
import { STUDIO_TIME_ZONE } from '@lifted/domain/calendar/studio-calendar';

/** One category: what it is, on or off, and since when. A change applies at once, in every open tab. */
export function CategoryChoice({
  category,
  from,
}: {
  readonly category: ConsentCategory;
  /** Null when only our own server is contacted. */
  readonly from: string | null;
}) {
  const words = useWords(SETTINGS_WORDS);
  const gate = useWords(GATE_WORDS);
  const { name, purpose, recipient, data } = useWords(CATEGORY_WORDS)[category];
  const { state, decision, grant, refuse } = useConsent(category);
  const group = useId();
  return (
    <fieldset className={styles.category}>
      <legend>
        <h3>{name}</h3>
      </legend>
      <p className={styles.text}>{purpose}</p>
      <div className={styles.switch}>
        <label>
          <input type="radio" name={group} checked={state === 'granted'} onChange={grant} />
          <span>{words.on}</span>
        </label>
        <label>
          <input type="radio" name={group} checked={state === 'refused'} onChange={refuse} />
          <span>{words.off}</span>
        </label>
      </div>
      <p role="status" className={styles.decided}>
        {decision === null
          ? words.undecided
          : words.decided({
              on: decision.answer === 'granted',
              when: decisionTime(decision.decidedAt, words.locale),
              version: decision.version,
            })}
      </p>
      <Facts
        facts={[
          { name: gate.recipient, value: recipient },
          ...(from === null ? [] : [{ name: gate.from, value: from }]),
          { name: gate.data, value: data },
        ]}
      />
    </fieldset>
  );
}

/** Time of a decision in the studio's time zone: '20 November 2026 at 21:15', '20. November 2026 um 21:15'. */
function decisionTime(decidedAt: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: STUDIO_TIME_ZONE,
  }).format(decidedAt);
}
