import { Toast } from '@base-ui/react/toast';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useWords } from '../language.ts';
import { PARTS_WORDS } from './parts-words.ts';
import { toasts } from './toast-manager.ts';
import styles from './toasts.module.css';

const UNDO_KEY = 'u';

/** How long a change can be undone from the toast; from the log it can be later too (studio operations, section 4). */
const UNDO_MS = 10 * SECOND_MS;

/** Messages about commands, with Undo. They stay while the pointer or the focus is on them; F6 goes to them. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={toasts} timeout={UNDO_MS}>
      <ToastList />
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts: shown } = Toast.useToastManager();
  const words = useWords(PARTS_WORDS);
  return (
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport} aria-label={words.messages}>
        {shown.map((toast, index) => (
          <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
            <Toast.Content className={styles.content}>
              <Toast.Title render={<p />} className={styles.title} />
              <Toast.Action
                // Of the last thing that was done, never of one before it.
                aria-keyshortcuts={index === 0 ? UNDO_KEY : undefined}
                className={styles.action}
              />
              <Toast.Close className={styles.close} aria-label={words.close}>
                ×
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
