import { IdentityError } from '@lifted/client/session/identity-provider.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { useState } from 'react';
import { useWords } from '../../language.ts';
import { usePasskeysHere } from '../../platform/passkeys-here.ts';
import { useAddress } from '../../use-address.ts';
import { MessageHere } from './message-here.tsx';
import styles from './security.module.css';
import { SECURITY_WORDS } from './security-words.ts';

interface SignInAgainProps {
  readonly text: string;
  /** Whether this person has a passkey, which will do. */
  readonly acceptsPasskey: boolean;
}

/** Says that the sign-in is too old, and what helps: another one, or a passkey in place. */
export function SignInAgain({ text, acceptsPasskey }: SignInAgainProps) {
  const { withSession } = useSession();
  const [fault, setFault] = useState<string | null>(null);
  const [state, setState] = useState<'asked' | 'busy' | 'confirmed'>('asked');
  const hasPasskeys = usePasskeysHere();
  const words = useWords(SECURITY_WORDS);
  const address = useAddress();
  if (state === 'confirmed') return <MessageHere key="confirmed" tone="success" text={words.confirmed} />;

  async function confirm(): Promise<void> {
    setState('busy');
    setFault(null);
    try {
      const ways = await withSession(({ account }) => account.otherWays());
      await ways.confirmWithPasskey(new AbortController().signal);
      setState('confirmed');
    } catch (failure) {
      if (!(failure instanceof IdentityError)) throw failure;
      setFault(failure.message);
      setState('asked');
    }
  }

  return (
    <MessageHere key={fault} tone="error" text={fault ?? text}>
      <p className={styles.actions}>
        <Button
          onClick={() => void withSession((session) => session.logout({ backTo: address('security') }))}
        >
          {words.signInAgain}
        </Button>
        {acceptsPasskey && hasPasskeys && (
          <Button look="outline" disabled={state === 'busy'} onClick={() => void confirm()}>
            {words.usePasskey}
          </Button>
        )}
      </p>
    </MessageHere>
  );
}
