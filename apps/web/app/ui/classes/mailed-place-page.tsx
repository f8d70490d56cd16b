import { Button } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../language.ts';
import { NoScript, type NoScriptWords } from '../no-script.tsx';
import { ClassFactsSkeleton } from './class-facts.tsx';
import { MailedPlaceOutcome, TimetableLink } from './mailed-place.tsx';
import { LINKED_PLACE_WORDS } from './mailed-place-words.ts';
import { useMailedPlace, type MailedLink } from './use-mailed-place.ts';

/** What every page behind a mailed link says. */
export interface MailedPlaceWords {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly noScript: NoScriptWords;
}

interface MailedPlacePageProps<Place> {
  readonly words: MailedPlaceWords;
  readonly link: MailedLink<Place>;
  /** The place in words, with the next thing to do; `press` acts on it. */
  readonly children: (place: Place, button: PlaceButton) => ReactNode;
}

/** The button that acts on a place. */
export interface PlaceButton {
  readonly press: () => void;
  readonly isSending: boolean;
}

/** A page behind the link of a mail about a place in a class: shows the place once it is known. */
export function MailedPlacePage<Place>({ words, link, children }: MailedPlacePageProps<Place>) {
  const { mailed, press, retry } = useMailedPlace(link);
  const { again, unknownLink, noLink } = useWords(LINKED_PLACE_WORDS);
  const inside = () => {
    switch (mailed.state) {
      case 'reading':
        return <ClassFactsSkeleton />;
      case 'no_link':
      case 'unknown_link':
        return (
          <MailedPlaceOutcome message={mailed.state === 'no_link' ? noLink : unknownLink}>
            <TimetableLink />
          </MailedPlaceOutcome>
        );
      case 'shown':
        return children(mailed.place, { press, isSending: mailed.isSending });
      case 'failed':
        return (
          <MailedPlaceOutcome tone="error" message={mailed.error.message}>
            <Button look="outline" onClick={retry}>
              {again}
            </Button>
          </MailedPlaceOutcome>
        );
      default:
        return mailed satisfies never;
    }
  };
  return (
    <Page heading={words.heading} grows>
      <NoScript words={words.noScript} />
      {inside()}
    </Page>
  );
}
