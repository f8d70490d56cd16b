import { trustHtml } from '@lifted/client/trusted-types.ts';
import { DESK_PREVIEW } from '@lifted/domain/identity/trusted-types';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import type { Language } from '@lifted/domain/language/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { Dialog, DialogActions } from '../dialog.tsx';
import { PARTS_WORDS } from '../parts-words.ts';
import { PAGE_PREVIEW_WORDS } from './page-preview-words.ts';
import styles from './page-preview.module.css';

interface PagePreviewProps {
  readonly heading: string;
  /** What the frame is called. */
  readonly page: string;
  /** Tells what is shown from anything else. */
  readonly about: readonly unknown[];
  /** Draws the page in a language. */
  readonly draw: (language: Language, signal: AbortSignal) => Promise<{ readonly html: string }>;
  readonly close: () => void;
  /** Further choices beside those of width and language. */
  readonly choices?: ReactNode;
  /** Above the page. */
  readonly children?: ReactNode;
}

/** For a frame that runs no scripts, and nothing else. */
const trusted = trustHtml(DESK_PREVIEW);

/** The policy allows styles of single elements only where a script sets them. */
function setStyles(page: Document | null): void {
  for (const element of page?.querySelectorAll<HTMLElement>('[data-drawn-style]') ?? []) {
    element.style.cssText = element.dataset['drawnStyle'] ?? '';
  }
}

/** A page as it will be: drawn by the page itself, in the width and the language chosen. */
export function PagePreview({ heading, page, about, draw, close, choices, children }: PagePreviewProps) {
  const words = useWords(PAGE_PREVIEW_WORDS);
  const parts = useWords(PARTS_WORDS);
  const language = useLanguage();
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const [shownIn, setShownIn] = useState<Language>(language);
  const drawn = useQuery({
    queryKey: ['desk', 'page-preview', shownIn, ...about],
    queryFn: ({ signal }) => draw(shownIn, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog heading={heading} isWide close={close}>
      <div className={styles.choices}>
        {choices}
        <PreviewChoice name={words.width} choices={words.widths} chosen={width} choose={setWidth} />
        <PreviewChoice name={words.language} choices={words.languages} chosen={shownIn} choose={setShownIn} />
      </div>
      {children}
      {drawn.error !== null && <Notice tone="error">{drawn.error.message}</Notice>}
      <div className={styles.place}>
        {/* Scripts stay off; its own origin lets typefaces load. */}
        <iframe
          title={page}
          sandbox="allow-same-origin"
          srcDoc={trusted(drawn.data?.html ?? '')}
          data-width={width}
          onLoad={({ currentTarget }) => setStyles(currentTarget.contentDocument)}
          className={styles.page}
        />
      </div>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {parts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface PreviewChoiceProps<C extends string> {
  readonly name: string;
  readonly choices: Readonly<Record<C, string>>;
  readonly chosen: C;
  readonly choose: (choice: C) => void;
}

/** A few ways to look at a page, one of them chosen. */
export function PreviewChoice<C extends string>({ name, choices, chosen, choose }: PreviewChoiceProps<C>) {
  const isChoice = (each: string): each is C => Object.hasOwn(choices, each);
  return (
    <div role="group" aria-label={name} className={styles.choice}>
      {Object.keys(choices)
        .filter(isChoice)
        .map((each) => (
          <Button
            key={each}
            look={each === chosen ? 'signal' : 'outline'}
            aria-pressed={each === chosen}
            onClick={() => choose(each)}
          >
            {choices[each]}
          </Button>
        ))}
    </div>
  );
}
