import type { DeclarationReceipt } from '@lifted/contract/contract-declarations';
import { useEffect } from 'react';
import { useWords } from '../../language.ts';
import { Button, buttonClass } from '@lifted/design/button.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { FORM_WORDS } from './form-words.ts';
import styles from './receipt-view.module.css';

/** The receipt to read, print and save. The file is part of the page and needs no request. */
export function ReceiptView({
  receipt: { title, lead, rows, next, mailed, file },
}: {
  readonly receipt: DeclarationReceipt;
}) {
  const words = useWords(FORM_WORDS);
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <div ref={focusOnArrival} tabIndex={-1} className={styles.receipt}>
      <Page heading={title} lead={lead}>
        <div className={styles.content}>
          <Facts
            facts={rows.map(({ name, value }) => ({
              name,
              value: <span className={styles.value}>{value}</span>,
            }))}
          />
          {[...next, mailed ? words.mailed : words.notMailed].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <div className={styles.actions}>
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(file.text)}`}
              download={file.name}
              className={buttonClass('signal')}
            >
              {words.save}
            </a>
            <Button look="outline" onClick={() => window.print()}>
              {words.print}
            </Button>
          </div>
        </div>
      </Page>
    </div>
  );
}
