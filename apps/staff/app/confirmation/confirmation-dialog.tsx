import type { ApiClient } from '@lifted/client/http/api-client.ts';
import type { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { keyOfWay, type Way } from '@lifted/client/session/confirmation/confirmation-ways.ts';
import {
  CONFIRMATION_WORDS,
  nameOfWay,
  sendingWords,
} from '@lifted/client/session/confirmation/confirmation-words.ts';
import { useConfirmation, type Confirming } from '@lifted/client/session/confirmation/use-confirmation.ts';
import type { LazySession } from '@lifted/client/session/lazy-session.ts';
import { arePasskeysPossible } from '@lifted/client/session/passkeys-possible.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import type { Language } from '@lifted/domain/language/language';
import { useState } from 'react';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { takeFocus } from '../parts/focus/take-focus.ts';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { ConfirmationField } from './confirmation-field.tsx';
import styles from './confirmation.module.css';

/** What asking takes. */
export interface Asking {
  readonly client: ApiClient;
  readonly withSession: LazySession['withSession'];
}

interface ConfirmationDialogProps extends Asking {
  readonly refusal: ApiProblem;
  readonly language: Language;
  readonly close: (isConfirmed: boolean) => void;
}

/** Asks for the password, a code or a passkey, so that what was begun can go on; a new sign-in is the last way. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { client, withSession, refusal, language, close } = props;
  const confirmation = useConfirmation({
    api: client,
    hasPasskeys: arePasskeysPossible(),
    refusal,
    onConfirmed: () => close(true),
  });
  const { way, message } = confirmation;
  const words = CONFIRMATION_WORDS[language];
  const cancel = () => close(false);
  const signInAgain = () => void withSession((session) => session.logout({ backTo: addressHere() }));
  return (
    <Dialog heading={words.heading} close={cancel}>
      <p>{way?.kind === 'passkey' ? words.passkeyLead : message}</p>
      {way === undefined ? (
        <DialogActions>
          <Button look="outline" onClick={cancel}>
            {words.cancel}
          </Button>
          <Button ref={takeFocus} onClick={signInAgain}>
            {words.signInAgain}
          </Button>
        </DialogActions>
      ) : (
        <WayForm key={keyOfWay(way)} {...{ way, confirmation, language, cancel, signInAgain }} />
      )}
    </Dialog>
  );
}

interface WayFormProps {
  readonly way: Way;
  readonly confirmation: Confirming;
  readonly language: Language;
  readonly cancel: () => void;
  readonly signInAgain: () => void;
}

function WayForm({ way, confirmation, language, cancel, signInAgain }: WayFormProps) {
  const { ways, said, isBusy, choose, show, takePasskey } = confirmation;
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<object | null>(null);
  const isSent = said?.about === 'sent';
  const [wasSent, setWasSent] = useState(isSent);
  if (wasSent !== isSent) {
    setWasSent(isSent);
    // What was typed of the code before makes room for the new one.
    if (isSent) {
      setTyped('');
      setMissing(null);
    }
  }
  const words = CONFIRMATION_WORDS[language];
  const confirm = () => {
    if (way.kind === 'passkey') takePasskey();
    else if (typed === '') setMissing({});
    else show(way, typed);
  };
  const type = (text: string) => {
    setTyped(text);
    setMissing(null);
  };
  const refused = said?.about === 'fault' ? said : null;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <SendButton {...{ way, confirmation, language }} />
      {said?.about === 'refused' && <Notice tone="error">{said.text}</Notice>}
      {way.kind !== 'passkey' && (
        <ConfirmationField
          way={way}
          language={language}
          value={typed}
          fault={missing === null ? refused?.text : PARTS_WORDS[language].fillIn}
          refusal={missing ?? refused}
          takesFocus={isSent || sendingWords(way, language) === null}
          onType={type}
        />
      )}
      <ul className={styles.ways}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <li key={keyOfWay(other)}>
              <Button look="quiet" className={styles.way} disabled={isBusy} onClick={() => choose(other)}>
                {nameOfWay(other, language)}
              </Button>
            </li>
          ))}
        <li>
          <Button look="quiet" className={styles.way} disabled={isBusy} onClick={signInAgain}>
            {words.signInAgain}
          </Button>
        </li>
      </ul>
      <DialogActions>
        <Button look="outline" onClick={cancel}>
          {words.cancel}
        </Button>
        <ConfirmButton way={way} language={language} isBusy={isBusy} />
      </DialogActions>
    </form>
  );
}

/** Where the person is, to return there. */
function addressHere(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

/** Asks for the code of a way whose code is sent; it takes the focus, because that comes first. */
function SendButton({
  way,
  confirmation,
  language,
}: Pick<WayFormProps, 'way' | 'confirmation' | 'language'>) {
  const { said, hasSent, send } = confirmation;
  const words = sendingWords(way, language);
  if (words === null) return null;
  return (
    <>
      <Button
        ref={takeFocus}
        look={hasSent(way) ? 'outline' : 'signal'}
        className={styles.send}
        onClick={() => send(way)}
      >
        {hasSent(way) ? words.sendAgain : words.send}
      </Button>
      {said?.about === 'sent' && <Notice tone="success">{words.sent}</Notice>}
    </>
  );
}
