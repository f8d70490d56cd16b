import { Suspense } from 'react';
import { useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { ConfirmHerePart } from '../../ui/confirmation/confirm-here-part.tsx';
import { MessageHere } from './message-here.tsx';
import { SECURITY_WORDS, type SecurityWords } from './security-words.ts';
import type { SecurityDone, SecurityMessage } from './security-message.ts';

/** The outcome of the last request; errors of a code are shown at its field instead. */
export function SecurityMessageNotice({ message }: { readonly message: SecurityMessage | null }) {
  const { done } = useWords(SECURITY_WORDS);
  const address = useAddress();
  if (message === null || message.about === 'code') return null;
  if (message.about === 'sign-in') {
    const { refusal, text, retry } = message;
    return (
      <Suspense fallback={null}>
        <ConfirmHerePart refusal={refusal} text={text} backTo={address('security')} onConfirmed={retry} />
      </Suspense>
    );
  }
  const text = message.about === 'done' ? doneInWords(message.done, done) : message.text;
  return <MessageHere key={text} tone={message.about === 'done' ? 'success' : 'error'} text={text} />;
}

function doneInWords(done: SecurityDone, words: SecurityWords['done']): string {
  return done.kind === 'codeSent' ? words.codeSent(done.number) : words[done.kind];
}
