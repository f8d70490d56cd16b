import type { InboxApplication, InboxDeclaration } from '@lifted/contract/desk/desk-inbox';
import { ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { longDate, shortDate } from '@lifted/domain/language/date-words';
import { momentWordsWithYear } from '@lifted/domain/language/moment-words';
import { useState, type ReactNode } from 'react';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { INBOX_WORDS } from './inbox-words.ts';
import styles from './inbox-page.module.css';
import { Item, Trial } from './inbox-items.tsx';
import { useInbox } from './use-inbox.ts';

/** What came in for the desk: declarations with their deadlines, visitors to follow up, applications. */
export function InboxPage() {
  const words = useWords(INBOX_WORDS);
  const [withHandled, setWithHandled] = useState(false);
  const language = useLanguage();
  const inbox = useInbox(withHandled);
  return (
    <SectionPage
      heading={words.heading}
      tools={
        <>
          <ButtonLink look="quiet" to={addressIn(language, '/desk/inbox/trials')}>
            {words.toTrials}
          </ButtonLink>
          <ButtonLink look="quiet" to={addressIn(language, '/desk/inbox/mails')}>
            {words.toMails}
          </ButtonLink>
        </>
      }
    >
      <label className={styles.filter}>
        <input
          type="checkbox"
          checked={withHandled}
          onChange={(event) => setWithHandled(event.target.checked)}
        />
        {words.withHandled}
      </label>
      <Loaded query={inbox}>
        {({ declarations, applications, trials }) => (
          <>
            <Items heading={words.declarations} none={words.noDeclarations} count={declarations.length}>
              {declarations.map((one) => (
                <Declaration key={one.id} declaration={one} />
              ))}
            </Items>
            <Items heading={words.trials} none={words.noTrials} count={trials.length}>
              {trials.map((one) => (
                <Trial key={one.id} trial={one} />
              ))}
            </Items>
            <Items heading={words.applications} none={words.noApplications} count={applications.length}>
              {applications.map((one) => (
                <Application key={one.id} application={one} />
              ))}
            </Items>
          </>
        )}
      </Loaded>
    </SectionPage>
  );
}

interface ItemsProps {
  readonly heading: string;
  readonly none: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Items({ heading, none, count, children }: ItemsProps) {
  return (
    <Card heading={heading}>
      {count === 0 ? <p>{none}</p> : <ul className={styles.items}>{children}</ul>}
    </Card>
  );
}

function Declaration({ declaration: one }: { readonly declaration: InboxDeclaration }) {
  const words = useWords(INBOX_WORDS);
  const language = useLanguage();
  const day = longDate(one.deadline, language);
  const wished = one.ends_on === null ? words.soon : words.wishes(longDate(one.ends_on, language));
  const kind = one.cause === 'extraordinary' ? words.extraordinary : words[one.kind];
  return (
    <Item kind="declaration" id={one.id} handled={one.handled} person={one.customer_id}>
      <p>
        <strong>{one.name}</strong> {kind}
      </p>
      <p className={styles.deadline}>
        {one.kind === 'withdrawal' ? words.refundBy(day) : endWords(one, words, language)}
      </p>
      {one.kind === 'termination' && <p>{wished}</p>}
      {one.reason !== null && <p className={styles.quote}>{one.reason}</p>}
      {one.contract !== null && <p>{words.about(one.contract)}</p>}
      {one.membership !== null && <p>{words.membershipNumber(one.membership)}</p>}
      <p className={styles.facts}>
        {words.memberships}: {membershipWords(one, words, language)}
      </p>
      <p className={styles.facts}>
        {one.email}, {words.received(momentWordsWithYear(new Date(one.received_at), language))}
      </p>
    </Item>
  );
}

/** When the membership ends; without a membership that is known, when one without a minimum term would. */
function endWords(
  { cause, end, deadline }: InboxDeclaration,
  words: (typeof INBOX_WORDS)['en'],
  language: 'en' | 'de',
): string {
  if (cause === 'extraordinary') return words.endsForCause(longDate(deadline, language));
  return end === null
    ? words.endsBy(longDate(deadline, language))
    : words.ends[end.reason](end.product_name, longDate(end.day, language));
}

function membershipWords(
  { customer_id: customer, memberships }: InboxDeclaration,
  words: (typeof INBOX_WORDS)['en'],
  language: 'en' | 'de',
): string {
  if (customer === null) return words.unknownAddress;
  if (memberships.length === 0) return words.noMembership;
  return memberships
    .map(({ product_name: name, from, until }) =>
      [words.since(name, shortDate(from, language)), until && words.until(shortDate(until, language))]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ');
}

function Application({ application: one }: { readonly application: InboxApplication }) {
  const words = useWords(INBOX_WORDS);
  const language = useLanguage();
  const contacts = [one.phone, one.whatsapp && `WhatsApp ${one.whatsapp}`, one.email]
    .filter(Boolean)
    .join(', ');
  return (
    <Item kind="application" id={one.id} handled={one.handled} person={null}>
      <p>
        <strong>{one.name}</strong> {words.speaks(one.language)}
      </p>
      {one.message !== null && <p className={styles.quote}>{one.message}</p>}
      <p className={styles.facts}>
        {contacts}, {words.received(momentWordsWithYear(new Date(one.received_at), language))}
      </p>
    </Item>
  );
}
