import type { DeclarationKind } from '@lifted/domain/contracts/contract-declaration';
import { DECLARATION_WORDS } from '@lifted/domain/contracts/contract-declaration-words';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { Facts, type Fact } from '../../ui/layout/facts.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { DeclarationForm, type DeclarationFormProps } from './declaration-form.tsx';
import styles from './declaration-view.module.css';
import { ReceiptView } from './receipt-view.tsx';
import { useDeclaration } from './use-declaration.ts';

interface DeclarationViewProps {
  readonly kind: DeclarationKind;
  readonly lead: string;
  /** The fields above name and address. */
  readonly Fields: DeclarationFormProps['Fields'];
  /** Beside the form: facts below a heading, and sentences. */
  readonly heading: string;
  readonly facts: readonly Fact[];
  readonly children: ReactNode;
}

/**
 * The page of a declaration: the form and, once received, the receipt in its place. There is no confirmation page in
 * between (docs/decisions/077-declarations-in-one-step.md).
 */
export function DeclarationView({ kind, lead, Fields, heading, facts, children }: DeclarationViewProps) {
  const language = useLanguage();
  const words = useWords(DECLARATION_WORDS);
  const declaring = useDeclaration({ kind, language, words });
  if (declaring.declaration.state === 'received') {
    return <ReceiptView receipt={declaring.declaration.receipt} />;
  }
  return (
    <Page heading={words.heading[kind]} lead={lead}>
      <div className={styles.columns}>
        <DeclarationForm kind={kind} words={words} Fields={Fields} {...declaring} />
        <aside className={styles.aside}>
          <h2>{heading}</h2>
          <Facts facts={facts} />
          {children}
        </aside>
      </div>
    </Page>
  );
}
