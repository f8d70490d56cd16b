import styles from './field.module.css';

/** What a field says of itself. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error message; marks the field as invalid while it is set. */
  readonly error?: string | undefined;
}

interface Notes {
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

/** The ids that aria-describedby of the field with this id must name. */
export function describedBy(id: string, { hint, error }: Notes): string | undefined {
  const ids = [hint === undefined ? null : `${id}-hint`, error === undefined ? null : `${id}-error`].filter(
    (note) => note !== null,
  );
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** Hint and error below a field; the error is read out when it appears. */
export function FieldNotes({ id, hint, error }: Notes & { readonly id: string }) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
