import { factorNameIn } from '@lifted/domain/identity/second-factor-name';
import { studio } from '@lifted/profile/studio';
import type { SecondFactorPrompt } from '@lifted/client/session/identity-types.ts';
import { useLanguage, type Language } from '../../language.ts';
import { Button } from '@lifted/design/button.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { CodeForm } from '../../ui/forms/code-form.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import styles from './second-factor-step.module.css';
import { SECOND_FACTOR_WORDS } from './second-factor-words.ts';
import { useSecondFactorStep, type Way } from './use-second-factor-step.ts';

interface SecondFactorStepProps {
  readonly prompt: SecondFactorPrompt;
  /** Signing in has to start again: the reason, or null when the person canceled. */
  readonly onOver: (why: string | null) => void;
}

/** The second step of signing in: a code of the app or the phone, or a backup code. */
export function SecondFactorStep({ prompt, onOver }: SecondFactorStepProps) {
  const { way, otherWays, message, isBusy, choose, send, show, giveUp } = useSecondFactorStep(prompt, onOver);
  const language = useLanguage();
  const words = SECOND_FACTOR_WORDS[language];
  const { email } = studio.contact;
  const phone = way.kind === 'factor' && way.factor.kind === 'phone' ? way.factor : null;
  return (
    <div className={styles.step}>
      <p className={styles.intro}>{words.lead}</p>
      {phone !== null && (
        <Button
          key={phone.id}
          ref={focusOnArrival}
          look={message === null ? 'signal' : 'outline'}
          onClick={() => send(phone)}
        >
          {words.sendTo(phone.name)}
        </Button>
      )}
      {message?.about === 'sent' && <Notice tone="success">{words.sent}</Notice>}
      <CodeForm
        key={keyOf(way)}
        kind={way.kind === 'backup' ? 'backup' : 'digits'}
        label={way.kind === 'backup' ? words.backupCode : words.code}
        hint={hintFor(way, language)}
        action={words.show}
        error={message?.about === 'code' ? message.text : undefined}
        isBusy={isBusy}
        onCode={show}
        takesFocus={phone === null}
        hasNewCode={message?.about === 'sent'}
      />
      {message?.about === 'refused' && <Notice tone="error">{message.text}</Notice>}
      <ul className={styles.ways}>
        {otherWays.map((other) => (
          <li key={keyOf(other)}>
            <Button look="quiet" disabled={isBusy} onClick={() => choose(other)}>
              {nameOf(other, language)}
            </Button>
          </li>
        ))}
        <li>
          <Button look="quiet" disabled={isBusy} onClick={giveUp}>
            {words.back}
          </Button>
        </li>
      </ul>
      <p className={styles.lost}>
        <strong>{words.lost}</strong> {words.writeTo} <a href={`mailto:${email}`}>{email}</a>
        {words.letIn}
      </p>
    </div>
  );
}

function keyOf(way: Way): string {
  return way.kind === 'backup' ? 'backup' : way.factor.id;
}

function hintFor(way: Way, language: Language): string {
  const { backupHint, phoneHint, appHint } = SECOND_FACTOR_WORDS[language];
  if (way.kind === 'backup') return backupHint;
  return way.factor.kind === 'phone' ? phoneHint : appHint(factorNameIn(language, way.factor.name));
}

function nameOf(way: Way, language: Language): string {
  const { byBackupCode, byPhone, byApp } = SECOND_FACTOR_WORDS[language];
  if (way.kind === 'backup') return byBackupCode;
  const { kind, name } = way.factor;
  return kind === 'phone' ? byPhone(name) : byApp(factorNameIn(language, name));
}
