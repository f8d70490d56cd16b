import { useId, useState, type ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from '@lifted/design/icon.tsx';

/** A box of explanations that its button opens and closes. */
export function Disclosure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <div id={id} hidden={!isOpen} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
