import type { confirmSignIn } from '@lifted/contract/own-sessions';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import {
  requestOf,
  sendCodeOf,
  waysOf,
  type Way,
} from '@lifted/client/session/confirmation/confirmation-ways.ts';
import {
  CONFIRMATION_WORDS,
  nameOfWay,
  sendingWords,
} from '@lifted/client/session/confirmation/confirmation-words.ts';
import { confirmWithPasskey } from '@lifted/client/session/embedded/confirm-with-passkey.ts';
import { IdentityError } from '@lifted/client/session/identity-provider.ts';
import { arePasskeysPossible } from '@lifted/client/session/passkeys-possible.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import type { Language } from '@lifted/domain/language/language';
import { useEffect, useState } from 'react';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { ConfirmationField } from './confirmation-field.tsx';
import styles from './confirmation.module.css';

interface ConfirmationDialogProps {
  readonly client: ApiClient;
  readonly refusal: ApiProblem;
  readonly language: Language;
  readonly close: (isConfirmed: boolean) => void;
}

/** Asks for the password, a code or a passkey, so that what was begun can go on. */
export function ConfirmationDialog({ client, refusal, language, close }: ConfirmationDialogProps) {
  const words = CONFIRMATION_WORDS[language];
  const [asked, setAsked] = useState(refusal);
  const ways = waysOf(asked, arePasskeysPossible());
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<{ readonly kind: 'fault' | 'sent'; readonly text: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [closed] = useState(() => new AbortController());
  // Browsers run one request for a passkey at a time.
  useEffect(() => () => closed.abort(), [closed]);
  const way = ways[chosen];

  const attempt = async (act: () => Promise<void>) => {
    setIsBusy(true);
    setSaid(null);
    try {
      await act();
    } catch (failure) {
      if (!isSaid(failure)) throw failure;
      // The account has got or lost a second factor since the dialog opened.
      if (failure instanceof ApiProblem && failure.code === 'sign_in_again') {
        setAsked(failure);
        choose(0);
      } else setSaid({ kind: 'fault', text: failure.message });
    } finally {
      setIsBusy(false);
    }
  };
  const choose = (index: number) => {
    setChosen(index);
    setTyped('');
    setSaid(null);
  };
  const confirm = (shown: Way) =>
    attempt(async () => {
      if (shown.kind === 'passkey') await confirmWithPasskey(client, closed.signal);
      else await client.call<typeof confirmSignIn>('POST', '/identity/confirm', requestOf(shown, typed));
      close(true);
    });
  const send = (sent: Way, text: string) =>
    attempt(async () => {
      await sendCodeOf(client, sent);
      setSaid({ kind: 'sent', text });
    });
  const sending = way === undefined ? null : sendingWords(way, language);
  const fault = said?.kind === 'fault' ? said.text : undefined;

  return (
    <Dialog heading={words.heading} close={() => close(false)}>
      <p>{way?.kind === 'passkey' ? words.passkeyLead : asked.message}</p>
      {way === undefined ? (
        <DialogActions>
          <Button onClick={() => close(false)}>{words.cancel}</Button>
        </DialogActions>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void confirm(way);
          }}
        >
          {sending !== null && (
            <Button look="outline" disabled={isBusy} onClick={() => void send(way, sending.sent)}>
              {sending.send}
            </Button>
          )}
          {said?.kind === 'sent' && <Notice tone="success">{said.text}</Notice>}
          {way.kind === 'passkey' ? (
            fault !== undefined && <Notice tone="error">{fault}</Notice>
          ) : (
            <ConfirmationField
              key={chosen}
              way={way}
              language={language}
              value={typed}
              fault={fault}
              onType={setTyped}
            />
          )}
          <ul className={styles.ways}>
            {ways.map((other, index) =>
              index === chosen ? null : (
                <li key={other.kind === 'factor' ? other.factor.id : other.kind}>
                  <Button look="quiet" disabled={isBusy} onClick={() => choose(index)}>
                    {nameOfWay(other, language)}
                  </Button>
                </li>
              ),
            )}
          </ul>
          <DialogActions>
            <Button look="outline" onClick={() => close(false)}>
              {words.cancel}
            </Button>
            <ConfirmButton way={way} language={language} isBusy={isBusy} isEmpty={typed === ''} />
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

/** Refusals a person can do something about. */
function isSaid(failure: unknown): failure is ApiProblem | ApiUnreachable | IdentityError {
  return [ApiProblem, ApiUnreachable, IdentityError].some((kind) => failure instanceof kind);
}
