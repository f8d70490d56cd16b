import { BACKUP_CODE_COUNT } from '@lifted/domain/identity/second-factor';
import type { SecondFactorOverview } from '@lifted/client/session/identity-provider.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { RemoteCards } from '../../ui/layout/remote-cards.tsx';
import { AskedTwice } from './asked-twice.tsx';
import { FactorRow } from './factor-row.tsx';
import styles from './security.module.css';
import type { Security } from './use-security.ts';

/** The account's state, and what can be changed. */
export function SecurityOverview({ security }: { readonly security: Security }) {
  return (
    <RemoteCards
      remote={security.overview}
      waiting={{ heading: 'Second step', height: '9rem' }}
      onRetry={security.reload}
    >
      {(overview) => (
        <>
          {overview.isRequired && overview.factors.length === 0 && (
            <Notice>
              Your role at the studio requires a second step. Set one up here to unlock everything else.
            </Notice>
          )}
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
  const isOn = factors.length > 0;
  return (
    <Card
      heading="Second step"
      tool={<span className={classNames(styles.state, isOn && styles.isOn)}>{isOn ? 'On' : 'Off'}</span>}
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
        <p className={styles.text}>
          You sign in with your password, a link or Google, and then enter six digits that only your phone can
          show you. Setting it up takes two minutes.
        </p>
      )}
      <div className={styles.actions}>
        {offered.includes('totp') && (
          <Button look={isOn ? 'outline' : 'signal'} disabled={isBusy} onClick={setUpApp}>
            {isOn ? 'Add an app' : 'Set up with an app'}
          </Button>
        )}
        {offered.includes('phone') && (
          <Button look="outline" disabled={isBusy} onClick={askForNumber}>
            {isOn ? 'Add a phone number' : 'Set up with text messages'}
          </Button>
        )}
      </div>
    </Card>
  );
}

function BackupCodesCard({ left, security }: { readonly left: number; readonly security: Security }) {
  return (
    <Card heading="Backup codes">
      <p className={styles.text}>
        {left === 0 ? 'None left' : `${left} of ${BACKUP_CODE_COUNT} left`}. Each one lets you in once if your
        phone is lost or out of battery.
      </p>
      <AskedTwice
        action="Make new codes"
        question="Make new codes? The ones you have now stop working."
        yes="Make new codes"
        no="Keep the old ones"
        isBusy={security.isBusy}
        onYes={security.makeCodes}
      />
    </Card>
  );
}
