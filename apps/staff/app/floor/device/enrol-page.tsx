import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { studioSettings } from '@lifted/client/studio-settings.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { inPageLanguage } from '../frame/floor-language.ts';
import styles from './enrol-page.module.css';
import { ENROL_WORDS } from './enrol-words.ts';
import { useFloor, useIsRevoked, useUnsent } from './use-floor.ts';

/** Any browser is a tablet of a demo's floor. */
const DEMO_CODE = 'DEMO';

/** Makes this browser a tablet of the studio, with the code the owner got at the desk. */
export function EnrolPage() {
  const words = inPageLanguage(ENROL_WORDS);
  const { store, unsent } = useFloor();
  const isRevoked = useIsRevoked();
  const { waiting } = useUnsent();
  const fieldId = useId();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const enrol = async () => {
    setIsSending(true);
    setFault(null);
    try {
      await store.enrol(code.trim());
      unsent.sendNow();
    } catch (failure) {
      if (!(failure instanceof ApiProblem || failure instanceof ApiUnreachable)) throw failure;
      setFault(failure.message);
      setIsSending(false);
    }
  };
  const isDemo = studioSettings().is_demo && !isRevoked;
  useEffect(() => {
    if (!isDemo) return;
    store.enrol(DEMO_CODE).then(unsent.sendNow, (failure: unknown) => {
      if (!(failure instanceof ApiProblem || failure instanceof ApiUnreachable)) throw failure;
      setFault(failure.message);
    });
  }, [isDemo, store, unsent]);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSending) void enrol();
  };
  return (
    <main className={styles.page}>
      <h1>{words.heading}</h1>
      {isRevoked && <Notice tone="error">{words.revoked}</Notice>}
      {waiting.length > 0 && <Notice>{words.unsent(waiting.length)}</Notice>}
      <p>{words.lead}</p>
      <form className={styles.form} onSubmit={onSubmit}>
        <label htmlFor={fieldId}>{words.code}</label>
        <input
          id={fieldId}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit">{isSending ? words.enrolling : words.enrol}</Button>
      </form>
      {fault !== null && <Notice tone="error">{fault}</Notice>}
    </main>
  );
}
