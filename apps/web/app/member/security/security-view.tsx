import { addressOf } from '../../addresses.ts';
import { ButtonLink } from '@lifted/design/button.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { AppSetup } from './app-setup.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { OwnSessionsCards } from './own-sessions-cards.tsx';
import { PhoneNumberForm } from './phone-number-form.tsx';
import { PhoneSetup } from './phone-setup.tsx';
import { SecurityMessageNotice } from './security-message-notice.tsx';
import { SecurityOverview } from './security-overview.tsx';
import styles from './security.module.css';
import { useSecurity, type Security } from './use-security.ts';

/** The overview, or the setup in progress. */
export function SecurityView() {
  const security = useSecurity();
  const { step, message } = security;
  return (
    <div className={styles.view}>
      <SecurityMessageNotice message={message} />
      <CurrentStep security={security} />
      {step.kind === 'overview' && (
        <p>
          <ButtonLink to={addressOf('dashboard')} look="outline">
            Your Dashboard
          </ButtonLink>{' '}
          <ButtonLink to={addressOf('yourData')} look="quiet">
            Your data
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function CurrentStep({ security }: { readonly security: Security }) {
  const { step } = security;
  switch (step.kind) {
    case 'overview':
      return (
        <div ref={step.isReturn ? focusOnArrival : undefined} tabIndex={-1} className={styles.overview}>
          <SecurityOverview security={security} />
          <OwnSessionsCards />
        </div>
      );
    case 'app':
      return <AppSetup enrolment={step.enrolment} security={security} />;
    case 'number':
      return <PhoneNumberForm security={security} />;
    case 'phone':
      return <PhoneSetup factorId={step.factorId} number={step.number} security={security} />;
    case 'codes':
      return <BackupCodes codes={step.codes} isFirst={step.isFirst} onKept={security.back} />;
    default:
      return step satisfies never;
  }
}
