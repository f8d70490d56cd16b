import { buttonClass } from '@lifted/design/button.tsx';
import styles from './file-button.module.css';

interface FileButtonProps {
  readonly id: string;
  readonly label: string;
  /** What browsers offer: `accept` of the input. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly describedBy?: string | undefined;
  /** The key that presses it. */
  readonly shortcut?: string;
  readonly choose: (files: readonly File[]) => void;
}

/** A button that chooses a file. The same file can be chosen again, such as when it was corrected meanwhile. */
export function FileButton({
  id,
  label,
  accept,
  isMultiple = false,
  isDisabled = false,
  isWrong = false,
  describedBy,
  shortcut,
  choose,
}: FileButtonProps) {
  return (
    <span className={styles.button}>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        className={styles.file}
        disabled={isDisabled}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        aria-keyshortcuts={shortcut}
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <label htmlFor={id} className={buttonClass('outline')}>
        {label}
      </label>
    </span>
  );
}
