import { Button } from '@lifted/design/button.tsx';
import { useState, type ReactNode } from 'react';
import { useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { keyedControls, MAIN_KEY } from '../parts/keyboard/page-keys.ts';
import { chooseSingleKeys, hasSingleKeys } from '../parts/keyboard/single-keys.ts';
import { KEY_LIST_WORDS } from './key-list-words.ts';
import styles from './key-list.module.css';

type Line = readonly [keys: string, what: string];

/** The keys of the page it is opened on, those of every page and of lists, and the switch for those pressed alone. */
export function KeyList({ close }: { readonly close: () => void }): ReactNode {
  const words = useWords(KEY_LIST_WORDS);
  const [isOn, setIsOn] = useState(hasSingleKeys);
  const [ofPage] = useState(() => keysOfPage(words.mainKey));
  return (
    <Dialog heading={words.heading} close={close}>
      {/* First, so that the list opens at its beginning. */}
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            chooseSingleKeys(target.checked);
            setIsOn(target.checked);
          }}
        />
        {words.singleKeys}
      </label>
      {ofPage.length > 0 && <Keys heading={words.ofPage} lines={ofPage} />}
      <Keys heading={words.everywhere} lines={words.everywhereKeys} />
      <Keys heading={words.inLists} lines={words.inListsKeys} />
      <DialogActions>
        <Button onClick={close}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Keys({ heading, lines }: { readonly heading: string; readonly lines: readonly Line[] }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      <dl className={styles.keys}>
        {lines.map(([keys, what]) => (
          <div key={keys} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Those every page has are named apart. */
const EVERYWHERE = ['/', '?', 'u'];

function keysOfPage(mainKey: string): readonly Line[] {
  const found = new Map<string, string>();
  for (const { key, name } of keyedControls())
    if (!EVERYWHERE.includes(key) && !found.has(key)) found.set(key, name);
  return [...found].map(([key, name]) => [key === MAIN_KEY ? mainKey : key.toUpperCase(), name]);
}
