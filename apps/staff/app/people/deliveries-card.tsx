import type { Delivery } from '@lifted/contract/desk/people/mails';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { MAIL_FAULT_WORDS } from '@lifted/domain/jobs/mail-fault';
import { momentWords } from '@lifted/domain/language/moment-words';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { DELIVERIES_WORDS } from './deliveries-words.ts';
import styles from './person.module.css';
import { useDeliveriesTo } from './use-people.ts';

/** What was sent to somebody by mail, in the app and to devices, when, and what became of it; not what it says. */
export function DeliveriesCard({ id }: { readonly id: string }) {
  const words = useWords(DELIVERIES_WORDS);
  const deliveries = useDeliveriesTo(id);
  return (
    <Card heading={words.heading} busy={deliveries.isPending}>
      <Loaded query={deliveries}>
        {({ pages }) =>
          pages[0]?.deliveries.length === 0 ? (
            <p className={styles.soft}>{words.none}</p>
          ) : (
            <ul className={styles.rows}>
              {pages
                .flatMap((page) => page.deliveries)
                .map((delivery) => (
                  <Row key={delivery.id} delivery={delivery} />
                ))}
            </ul>
          )
        }
      </Loaded>
      {deliveries.hasNextPage && (
        <Button
          look="quiet"
          className={styles.older}
          disabled={deliveries.isFetchingNextPage}
          onClick={() => void deliveries.fetchNextPage()}
        >
          {words.older}
        </Button>
      )}
    </Card>
  );
}

function Row({ delivery }: { readonly delivery: Delivery }) {
  const words = useWords(DELIVERIES_WORDS);
  const language = useLanguage();
  const { channel, subject, service, written_at, sent_at, state, next_at, fault } = delivery;
  const moment = momentWords(new Date(state === 'read' ? written_at : (sent_at ?? written_at)), language);
  return (
    <li className={styles.row}>
      <span className={styles.main}>
        <strong>{subject}</strong>{' '}
        <span className={styles.soft}>
          {words.channels[channel]}
          {service !== null && ` (${service})`}, {moment}
        </span>
        {state === 'postponed' && (
          <span className={styles.said}>
            {fault !== null && `${words.delays[fault]} `}
            {next_at !== null && words.next(momentWords(new Date(next_at), language))}
          </span>
        )}
        {(state === 'given_up' || state === 'let_be') && (
          <span className={styles.said}>{MAIL_FAULT_WORDS[fault ?? 'other'][language]}</span>
        )}
      </span>
      <span className={state === 'given_up' ? styles.number : styles.soft}>
        {words.states[state]}
        {state === 'read' && sent_at !== null && ` ${momentWords(new Date(sent_at), language)}`}
      </span>
    </li>
  );
}
