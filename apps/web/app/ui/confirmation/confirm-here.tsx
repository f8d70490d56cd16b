import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import type { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { keyOfWay, type TypedWay } from '@lifted/client/session/confirmation/confirmation-ways.ts';
import {
  CONFIRMATION_WORDS,
  hintOfWay,
  nameOfWay,
  sendingWords,
} from '@lifted/client/session/confirmation/confirmation-words.ts';
import { useConfirmation, type Confirming } from '@lifted/client/session/confirmation/use-confirmation.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useLanguage, useWords } from '../../language.ts';
import { usePasskeysHere } from '../../platform/passkeys-here.ts';
import { focusOnArrival } from '../focus-on-arrival.ts';
import { CodeForm } from '../forms/code-form.tsx';
import styles from './confirm-here.module.css';
import { PasswordForm } from './password-form.tsx';

interface ConfirmHereProps {
  /** Why something was refused; null where that says nothing of what helps. */
  readonly refusal: ApiProblem | null;
  readonly text: string;
  /** Where to return after another sign-in. */
  readonly backTo: string;
  /** Does again what was refused. */
  readonly onConfirmed: () => void;
}

/** Asks who it is for what needs a recent sign-in, in place; a new sign-in is the last way. */
export function ConfirmHere({ refusal, text, backTo, onConfirmed }: ConfirmHereProps) {
  const api = useApiClient();
  const hasPasskeys = usePasskeysHere();
  const confirmation = useConfirmation({ api, hasPasskeys, refusal, onConfirmed });
  const { message, way, said, takePasskey } = confirmation;
  const words = useWords(CONFIRMATION_WORDS);
  return (
    <section ref={seenOnArrival} tabIndex={-1} aria-label={words.heading} className={styles.confirm}>
      <Notice>{message ?? text}</Notice>
      {said?.about === 'refused' && <Notice tone="error">{said.text}</Notice>}
      {way?.kind === 'passkey' && (
        <Button className={styles.fit} onClick={takePasskey}>
          {words.usePasskey}
        </Button>
      )}
      {way !== undefined && way.kind !== 'passkey' && (
        <TypedForm key={keyOfWay(way)} way={way} confirmation={confirmation} />
      )}
      <OtherWays confirmation={confirmation} backTo={backTo} />
    </section>
  );
}

interface OtherWaysProps {
  readonly confirmation: Confirming;
  readonly backTo: string;
}

function OtherWays({ confirmation: { ways, way, isBusy, choose, takePasskey }, backTo }: OtherWaysProps) {
  const { withSession } = useSession();
  const language = useLanguage();
  const signInAgain = () => void withSession((session) => session.logout({ backTo }));
  const look = way === undefined ? ({} as const) : ({ look: 'quiet', className: styles.way } as const);
  return (
    <ul className={styles.ways}>
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <li key={keyOfWay(other)}>
            <Button
              look="quiet"
              className={styles.way}
              disabled={isBusy && other.kind !== 'passkey'}
              onClick={() => (other.kind === 'passkey' ? takePasskey() : choose(other))}
            >
              {nameOfWay(other, language)}
            </Button>
          </li>
        ))}
      <li>
        <Button {...look} disabled={isBusy} onClick={signInAgain}>
          {CONFIRMATION_WORDS[language].signInAgain}
        </Button>
      </li>
    </ul>
  );
}

interface TypedFormProps {
  readonly way: TypedWay;
  readonly confirmation: Confirming;
}

/** The field for what is typed, below the button that sends a code where one has to be sent. */
function TypedForm({ way, confirmation: { said, hasSent, isBusy, send, show } }: TypedFormProps) {
  const language = useLanguage();
  const words = CONFIRMATION_WORDS[language];
  const sending = sendingWords(way, language);
  const error = said?.about === 'fault' ? said.text : undefined;
  if (way.kind === 'password') {
    return <PasswordForm error={error} isBusy={isBusy} onPassword={(typed) => show(way, typed)} />;
  }
  return (
    <>
      {sending !== null && (
        <Button
          ref={focusOnArrival}
          look={hasSent(way) ? 'outline' : 'signal'}
          className={styles.fit}
          onClick={() => send(way)}
        >
          {hasSent(way) ? sending.sendAgain : sending.send}
        </Button>
      )}
      {said?.about === 'sent' && sending !== null && <Notice tone="success">{sending.sent}</Notice>}
      <CodeForm
        kind={way.kind === 'backup_code' ? 'backup' : 'digits'}
        label={way.kind === 'backup_code' ? words.backupCode : words.code}
        hint={hintOfWay(way, language) ?? ''}
        action={words.confirm}
        error={error}
        isBusy={isBusy}
        onCode={(typed) => show(way, typed)}
        takesFocus={sending === null}
        hasNewCode={said?.about === 'sent'}
      />
    </>
  );
}

/** The button it answers may be further down. A field in it takes the focus after it. */
function seenOnArrival(element: HTMLElement | null): void {
  focusOnArrival(element);
  element?.scrollIntoView({ block: 'nearest' });
}
