import { Autocomplete } from '@base-ui/react/autocomplete';
import { Button } from '@lifted/design/button.tsx';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import styles from './command-palette.module.css';
import { PALETTE_WORDS } from './palette-words.ts';
import { usePalette, type PaletteGroup, type PaletteLine, type Picking } from './use-palette.ts';

const NOT_DRAWN: readonly PaletteGroup[] = [];

interface CommandPaletteProps {
  /** As the button that opens it says. */
  readonly heading: string;
  readonly close: () => void;
}

/** Pages, actions, the next classes and people, found while typing. Actions that need one ask for their class or person. */
export function CommandPalette({ heading, close }: CommandPaletteProps) {
  const words = useWords(PALETTE_WORDS);
  const parts = useWords(PARTS_WORDS);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [picking, setPicking] = useState<Picking | null>(null);
  const { groups, isSearching } = usePalette(typed, picking);
  // The field appears with the press, the lines in the frame after it; those of another question could be chosen for this one until then.
  const linesDrawn = useDeferredValue(groups, NOT_DRAWN);
  const drawn = useDeferredValue(picking) === picking ? linesDrawn : NOT_DRAWN;
  const input = useRef<HTMLInputElement>(null);
  useEarlyLetters(input, (letter) => setTyped((before) => before + letter));
  const question = picking === null ? words.type : words.pick[picking.picks];

  const choose = useCallback(
    ({ to }: PaletteLine) => {
      setTyped('');
      if ('picking' in to) return setPicking(to.picking);
      close();
      void navigate(to.address);
    },
    [close, navigate],
  );
  // From 'Which class?' back to everything, as deleting goes back.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') setPicking(null);
  };

  return (
    <Dialog heading={picking === null ? heading : words.actions[picking.name]} close={close}>
      <Autocomplete.Root
        items={drawn}
        mode="none"
        inline
        open
        autoHighlight="always"
        value={typed}
        onValueChange={(value, { reason }) => {
          if (reason === 'input-change') setTyped(value);
        }}
        itemToStringValue={(line: PaletteLine) => line.label}
      >
        <Autocomplete.Input
          ref={input}
          aria-label={question}
          placeholder={question}
          maxLength={100}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
          onKeyDown={onKeyDown}
        />
        <Autocomplete.Status className={styles.status}>
          {statusOf(groups, isSearching, words)}
        </Autocomplete.Status>
        <Lines choose={choose} />
      </Autocomplete.Root>
      <p className={styles.keys}>{words.keys}</p>
      <p className={styles.close}>
        <Button look="outline" onClick={close}>
          {parts.close}
        </Button>
      </p>
    </Dialog>
  );
}

/**
 * Hands over letters that were pressed before the dialog is open and its field has the focus: it opens in the frame after the
 * shortcut, and people who know the shortcut go on typing at once.
 */
function useEarlyLetters(
  field: { readonly current: HTMLInputElement | null },
  add: (letter: string) => void,
): void {
  const addNow = useEffectEvent(add);
  useEffect(() => {
    const listening = new AbortController();
    const take = (event: globalThis.KeyboardEvent) => {
      if (document.activeElement === field.current) return listening.abort();
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      addNow(event.key);
    };
    window.addEventListener('keydown', take, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [field]);
}

/** Drawn again when there are other lines, not with every key. */
const Lines = memo(function Lines({ choose }: { readonly choose: (line: PaletteLine) => void }) {
  const words = useWords(PALETTE_WORDS);
  return (
    <Autocomplete.List className={styles.list}>
      {({ name, items }: PaletteGroup) => (
        <Autocomplete.Group key={name} items={items}>
          <Autocomplete.GroupLabel className={styles.group}>{words.groups[name]}</Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(line: PaletteLine) => (
              <Autocomplete.Item
                key={line.key}
                value={line}
                className={styles.item}
                onClick={() => choose(line)}
              >
                <span className={styles.label}>{line.label}</span>
                {line.about !== undefined && <span className={styles.about}>{line.about}</span>}
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
});

function statusOf(
  groups: readonly PaletteGroup[],
  isSearching: boolean,
  words: { readonly nothing: string; readonly searching: string },
): string {
  if (isSearching) return words.searching;
  return groups.length === 0 ? words.nothing : '';
}
