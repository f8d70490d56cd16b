import { studio } from '@lifted/profile/studio';
import type { OfferedFactor, SecondFactorChallenge } from '../session/identity-provider.ts';
import { Button } from '../ui/button.tsx';
import { CodeForm } from '../ui/code-form.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './challenge-step.module.css';
import { useChallenge, type Way } from './use-challenge.ts';

interface ChallengeStepProps {
  readonly challenge: SecondFactorChallenge;
  /** Signing in has to begin anew: why, or null when the person wants to. */
  readonly onOver: (why: string | null) => void;
}

/** The second step of signing in: a code of the app or the phone, or a backup code. */
export function ChallengeStep({ challenge, onOver }: ChallengeStepProps) {
  const { way, otherWays, message, isBusy, choose, send, show, giveUp } = useChallenge(challenge, onOver);
  const { email } = studio.contact;
  const phone = way.kind === 'factor' && way.factor.kind === 'phone' ? way.factor : null;
  return (
    <div className={styles.step}>
      <p className={styles.intro}>Your account asks for a second step.</p>
      {phone !== null && (
        <Button
          key={phone.id}
          look={message === null ? 'signal' : 'outline'}
          disabled={isBusy}
          onClick={() => send(phone)}
        >
          Send a code to {phone.name}
        </Button>
      )}
      {message?.about === 'sent' && <Notice tone="success">{message.text}</Notice>}
      <CodeForm
        key={keyOf(way)}
        kind={way.kind === 'backup' ? 'backup' : 'digits'}
        label={way.kind === 'backup' ? 'Backup code' : 'Code'}
        hint={hintFor(way)}
        action="Continue"
        error={message?.about === 'code' ? message.text : undefined}
        isBusy={isBusy}
        onCode={show}
        takesFocus={phone === null || message?.about === 'sent'}
      />
      {message?.about === 'refused' && <Notice tone="error">{message.text}</Notice>}
      <ul className={styles.ways}>
        {otherWays.map((other) => (
          <li key={keyOf(other)}>
            <Button look="quiet" disabled={isBusy} onClick={() => choose(other)}>
              {nameOf(other)}
            </Button>
          </li>
        ))}
        <li>
          <Button look="quiet" disabled={isBusy} onClick={giveUp}>
            Back to login
          </Button>
        </li>
      </ul>
      <p className={styles.lost}>
        <strong>Lost your phone and your backup codes?</strong> Write to{' '}
        <a href={`mailto:${email}`}>{email}</a>, or ask at the studio. We let you in again once we know it is
        you.
      </p>
    </div>
  );
}

function keyOf(way: Way): string {
  return way.kind === 'backup' ? 'backup' : way.factor.id;
}

function hintFor(way: Way): string {
  if (way.kind === 'backup') return 'One of the codes you kept when you set this up. Each works once.';
  return way.factor.kind === 'phone'
    ? 'The 6 digits of the text message.'
    : `The 6 digits ${appName(way.factor)} shows for ${studio.name}.`;
}

function nameOf(way: Way): string {
  if (way.kind === 'backup') return 'Use a backup code';
  return way.factor.kind === 'phone'
    ? `Use a text message to ${way.factor.name}`
    : `Use ${appName(way.factor)}`;
}

/** 'your authenticator app 2': the number tells several apps apart. */
function appName({ name }: OfferedFactor): string {
  return `your ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
