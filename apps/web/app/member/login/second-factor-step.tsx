import { studio } from '@lifted/profile/studio';
import type { OfferedFactor, SecondFactorPrompt } from '@lifted/client/session/identity-provider.ts';
import { Button } from '@lifted/design/button.tsx';
import { CodeForm } from '../../ui/forms/code-form.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import styles from './second-factor-step.module.css';
import { useSecondFactorStep, type Way } from './use-second-factor-step.ts';

interface SecondFactorStepProps {
  readonly prompt: SecondFactorPrompt;
  /** Signing in has to start again: the reason, or null when the person canceled. */
  readonly onOver: (why: string | null) => void;
}

/** The second step of signing in: a code of the app or the phone, or a backup code. */
export function SecondFactorStep({ prompt, onOver }: SecondFactorStepProps) {
  const { way, otherWays, message, isBusy, choose, send, show, giveUp } = useSecondFactorStep(prompt, onOver);
  const { email } = studio.contact;
  const phone = way.kind === 'factor' && way.factor.kind === 'phone' ? way.factor : null;
  return (
    <div className={styles.step}>
      <p className={styles.intro}>Your account needs a second step.</p>
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
        <a href={`mailto:${email}`}>{email}</a>, or ask at the studio. We’ll let you back in once we know it’s
        you.
      </p>
    </div>
  );
}

function keyOf(way: Way): string {
  return way.kind === 'backup' ? 'backup' : way.factor.id;
}

function hintFor(way: Way): string {
  if (way.kind === 'backup') return 'One of the codes you saved when you set this up. Each works once.';
  return way.factor.kind === 'phone'
    ? 'The 6 digits from the text message.'
    : `The 6 digits ${appName(way.factor)} shows for ${studio.name}.`;
}

function nameOf(way: Way): string {
  if (way.kind === 'backup') return 'Use a backup code';
  return way.factor.kind === 'phone'
    ? `Use a text message to ${way.factor.name}`
    : `Use ${appName(way.factor)}`;
}

/** 'your authenticator app 2': the number distinguishes several apps. */
function appName({ name }: OfferedFactor): string {
  return `your ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
