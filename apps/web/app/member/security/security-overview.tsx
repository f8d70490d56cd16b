import type { SecondFactorOverview } from '@lifted/client/session/identity-types.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { useWords } from '../../language.ts';
import { RemoteCards } from '../../ui/layout/remote-cards.tsx';
import { AskedTwice } from './asked-twice.tsx';
import { FactorRow } from './factor-row.tsx';
import styles from './security.module.css';
import { SECURITY_WORDS } from './security-words.ts';
import type { Security } from './use-security.ts';

/** The account's state, and what can be changed. */
export function SecurityOverview({ security }: { readonly security: Security }) {
  const words = useWords(SECURITY_WORDS);
  return (
    <RemoteCards
      remote={security.overview}
      waiting={{ heading: words.secondStep, height: '9rem' }}
      onRetry={security.reload}
    >
      {(overview) => (
        <>
          {overview.isRequired && overview.factors.length === 0 && <Notice>{words.required}</Notice>}
          <SecondStepCard overview={overview} security={security} />
          {overview.factors.length > 0 && overview.backupCodesLeft !== null && (
            <BackupCodesCard left={overview.backupCodesLeft} security={security} />
          )}
        </>
      )}
    </RemoteCards>
  );
}

interface CardProps {
  readonly overview: SecondFactorOverview;
  readonly security: Security;
}

function SecondStepCard({ overview: { factors, offered }, security }: CardProps) {
  const { isBusy, setUpApp, askForNumber, remove } = security;
  const words = useWords(SECURITY_WORDS);
  const isOn = factors.length > 0;
  return (
    <Card
      heading={words.secondStep}
      tool={
        <span className={classNames(styles.state, isOn && styles.isOn)}>{isOn ? words.on : words.off}</span>
      }
    >
      {isOn ? (
        <ul className={styles.factors}>
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              isLast={factors.length === 1}
              isBusy={isBusy}
              onRemove={() => remove(factor.id)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.text}>{words.whatItIs}</p>
      )}
      <div className={styles.actions}>
        {offered.includes('totp') && (
          <Button look={isOn ? 'outline' : 'signal'} disabled={isBusy} onClick={setUpApp}>
            {isOn ? words.addApp : words.setUpApp}
          </Button>
        )}
        {offered.includes('phone') && (
          <Button look="outline" disabled={isBusy} onClick={askForNumber}>
            {isOn ? words.addPhone : words.setUpPhone}
          </Button>
        )}
      </div>
    </Card>
  );
}

function BackupCodesCard({ left, security }: { readonly left: number; readonly security: Security }) {
  const words = useWords(SECURITY_WORDS);
  return (
    <Card heading={words.backupCodes}>
      <p className={styles.text}>{words.codesLeft(left)}</p>
      <AskedTwice
        action={words.makeCodes}
        question={words.makeCodesQuestion}
        yes={words.makeCodes}
        no={words.keepCodes}
        isBusy={security.isBusy}
        onYes={security.makeCodes}
      />
    </Card>
  );
}
