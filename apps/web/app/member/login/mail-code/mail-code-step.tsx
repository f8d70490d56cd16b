import { useState } from 'react';
import { IdentityError, SecondFactorNeeded } from '@lifted/client/session/identity-types.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useWords } from '../../../language.ts';
import { CodeForm } from '../../../ui/forms/code-form.tsx';
import { forgetAskedCode, rememberAskedCode } from './asked-code.ts';
import { ownMessage } from '../login-words.ts';
import { MAIL_CODE_WORDS } from './mail-code-words.ts';
import styles from '../second-factor-step.module.css';

interface MailCodeStepProps {
  /** The address the code was sent to. */
  readonly email: string;
}

type Message = { readonly about: 'sent' } | { readonly about: 'code' | 'refused'; readonly text: string };

/** Where the six digits from the mail are typed; it works where links of mails open somewhere else. */
export function MailCodeStep({ email }: MailCodeStepProps) {
  const { withSession } = useSession();
  const [message, setMessage] = useState<Message | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const words = useWords(MAIL_CODE_WORDS);

  /** One at a time. The button that was pressed is not disabled meanwhile: it would lose the focus. */
  async function run(request: () => Promise<Message | null>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setMessage(null);
    try {
      setMessage(await request());
    } catch (failure) {
      // The page shows the second step.
      if (failure instanceof SecondFactorNeeded) return forgetAskedCode();
      const isAboutCode = failure instanceof IdentityError && failure.code === 'invalid-verification-code';
      setMessage({ about: isAboutCode ? 'code' : 'refused', text: ownMessage(failure) });
    } finally {
      setIsBusy(false);
    }
  }

  const show = (code: string) =>
    run(async () => {
      await withSession((session) =>
        session.login((signIns) => signIns.otherWays().then((ways) => ways.signInWithMailCode(email, code))),
      );
      return null;
    });
  const sendAgain = () =>
    run(async () => {
      const ways = await withSession(({ account }) => account.otherWays());
      await ways.sendMailCode(email);
      rememberAskedCode(email);
      return { about: 'sent' };
    });

  return (
    <div className={styles.step}>
      <p className={styles.intro}>{words.lead(email)}</p>
      {message?.about === 'sent' && <Notice tone="success">{words.sentAgain}</Notice>}
      <CodeForm
        kind="digits"
        label={words.code}
        hint={words.hint}
        action={words.show}
        error={message?.about === 'code' ? message.text : undefined}
        isBusy={isBusy}
        onCode={(code) => void show(code)}
        takesFocus
        hasNewCode={message?.about === 'sent'}
      />
      {message?.about === 'refused' && <Notice tone="error">{message.text}</Notice>}
      <ul className={styles.ways}>
        <li>
          <Button look="quiet" onClick={() => void sendAgain()}>
            {words.again}
          </Button>
        </li>
        <li>
          <Button look="quiet" disabled={isBusy} onClick={forgetAskedCode}>
            {words.back}
          </Button>
        </li>
      </ul>
      <p className={styles.lost}>{words.nothing}</p>
    </div>
  );
}
