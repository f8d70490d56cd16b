import { Button } from '@lifted/design/button.tsx';
import type { Language } from '@lifted/domain/language/language';
import type { Way } from '@lifted/client/session/confirmation/confirmation-ways.ts';
import { CONFIRMATION_WORDS } from '@lifted/client/session/confirmation/confirmation-words.ts';
import { takeFocus } from '../parts/focus/take-focus.ts';

interface ConfirmButtonProps {
  readonly way: Way;
  readonly language: Language;
  readonly isBusy: boolean;
}

/** Sends what was typed, or asks for the passkey; it takes the focus where there is nothing to type. */
export function ConfirmButton({ way, language, isBusy }: ConfirmButtonProps) {
  const words = CONFIRMATION_WORDS[language];
  if (way.kind === 'passkey') {
    // Not disabled while it waits: it would lose the focus.
    return (
      <Button ref={takeFocus} type="submit">
        {isBusy ? words.confirming : words.usePasskey}
      </Button>
    );
  }
  return (
    <Button type="submit" disabled={isBusy}>
      {isBusy ? words.confirming : words.confirm}
    </Button>
  );
}
