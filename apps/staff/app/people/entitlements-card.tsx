import type { DeskPerson, PersonEntitlement } from '@lifted/contract/desk/people/people';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { changeWords, creditWords, usedEntries } from '@lifted/domain/bookings/credit-words';
import { validOnlyWords } from '@lifted/domain/bookings/valid-in';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { dayInWords } from '@lifted/domain/language/civil-words';
import { momentWords } from '@lifted/domain/language/moment-words';
import { studio } from '@lifted/profile/studio';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { useAskedDialog } from '../parts/asking/use-asked-dialog.ts';
import { ENTITLEMENT_WORDS } from './entitlement-words.ts';
import { AdjustForm, EndForm, ExtendForm, GrantForm, PauseForm } from './entitlement-forms.tsx';
import styles from './person.module.css';
import { useTime } from '@lifted/client/http/use-now.ts';

/** What lets a person book, with what each credit did, and everything the desk can do with it. */
export function EntitlementsCard({ person: { id, entitlements } }: { readonly person: DeskPerson }) {
  const words = useWords(ENTITLEMENT_WORDS);
  const [isGranting, setIsGranting] = useState(false);
  const today = berlinDate(useTime());
  useAskedDialog((asked) => {
    if (asked === 'grant') setIsGranting(true);
  });
  return (
    <Card
      heading={words.heading}
      tool={
        <Button look="quiet" aria-keyshortcuts="g" onClick={() => setIsGranting(true)}>
          {words.grant}
        </Button>
      }
    >
      {entitlements.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={styles.rows}>
          {entitlements.map((entitlement) => (
            <Entitlement key={entitlement.id} entitlement={entitlement} today={today} />
          ))}
        </ul>
      )}
      {isGranting && <GrantForm personId={id} close={() => setIsGranting(false)} />}
    </Card>
  );
}

type Action = 'extend' | 'adjust' | 'pause' | 'end';

interface EntitlementProps {
  readonly entitlement: PersonEntitlement;
  readonly today: CivilDate;
}

function Entitlement({ entitlement, today }: EntitlementProps) {
  const words = useWords(ENTITLEMENT_WORDS);
  const language = useLanguage();
  const [doing, setDoing] = useState<Action | null>(null);
  const day = (date: string) => dayInWords(date, language);
  const { kind, product_name, from, until, credits, pauses, term_months: term } = entitlement;
  const isOver = until !== null && until < today;
  const validOnly = validOnlyWords(entitlement.valid_in ?? [], studio.address.street, language);
  const sold = [entitlement.note, entitlement.reference].filter((one) => one !== null);
  const actions: readonly Action[] = kind === 'pass' ? ['extend', 'adjust'] : ['pause', 'end'];
  const close = () => setDoing(null);
  return (
    <li className={styles.row} data-over={isOver}>
      <div className={styles.main}>
        <p>
          <strong>{product_name}</strong>{' '}
          <span className={styles.soft}>
            {words.days(day(from), until === null ? null : day(until))}
            {isOver && ` (${words.over})`}
            {term !== null && `, ${words.term(term)}`}
          </span>
        </p>
        {validOnly !== null && <p className={styles.soft}>{validOnly}</p>}
        {pauses.map((pause) => (
          <p key={pause.from} className={styles.soft}>
            {words.pausedDays(day(pause.from), pause.until === null ? '' : day(pause.until))}
          </p>
        ))}
        {sold.length > 0 && (
          <p className={styles.soft}>
            {words.soldAs}: {sold.join(', ')}
          </p>
        )}
      </div>
      <strong className={styles.number}>
        {credits === null ? words.membership : words.credits(credits)}
      </strong>
      <span className={styles.actions}>
        {actions.map((action) => (
          <Button key={action} look="outline" onClick={() => setDoing(action)}>
            {words[action]}
          </Button>
        ))}
      </span>
      <Ledger entitlement={entitlement} />
      {doing === 'extend' && <ExtendForm entitlement={entitlement} close={close} />}
      {doing === 'adjust' && <AdjustForm entitlement={entitlement} close={close} />}
      {doing === 'pause' && <PauseForm entitlement={entitlement} close={close} />}
      {doing === 'end' && <EndForm entitlement={entitlement} close={close} />}
    </li>
  );
}

function Ledger({ entitlement: { entries } }: { readonly entitlement: PersonEntitlement }) {
  const words = useWords(ENTITLEMENT_WORDS);
  const language = useLanguage();
  if (entries.length === 0) return null;
  const used = usedEntries(entries, timeNow());
  return (
    <details className={styles.ledger}>
      <summary>{words.ledger(entries.length)}</summary>
      <ol>
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.balance}`}>
            <span className={styles.moment}>{momentWords(new Date(entry.at), language)}</span>
            <span className={styles.main}>{creditWords(entry, language, used.has(entry))}</span>
            <span className={styles.number}>{changeWords(entry.credits)}</span>
            <span className={styles.balance}>{entry.balance}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
