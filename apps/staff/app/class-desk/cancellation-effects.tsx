import type { CancellationPreview } from '@lifted/contract/desk/desk-classes';
import { useWords } from '../language.ts';
import { DIALOG_WORDS } from './dialog-words.ts';
import { MailsToCome } from './mails-to-come.tsx';

/** What cancelling does: credits and fees, who has to be told by hand, and the mails as they go out. */
export function CancellationEffects({ preview }: { readonly preview: CancellationPreview }) {
  const words = useWords(DIALOG_WORDS);
  const { mails, credits, fees, waiting, guests } = preview;
  return (
    <>
      <p>{words.cancelEffects(credits, fees, waiting)}</p>
      {guests > 0 && <p>{words.guestsToTell(guests)}</p>}
      {mails.length === 0 && <p>{words.noMails}</p>}
      <MailsToCome mails={mails} />
    </>
  );
}
