import { useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { ButtonLink } from '@lifted/design/button.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { AppSetup } from './app-setup.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { OwnSessionsCards } from './own-sessions-cards.tsx';
import { PasskeysCards } from './passkeys/passkeys-cards.tsx';
import { PhoneNumberForm } from './phone-number-form.tsx';
import { PhoneSetup } from './phone-setup.tsx';
import { SecurityMessageNotice } from './security-message-notice.tsx';
import { SecurityOverview } from './security-overview.tsx';
import styles from './security.module.css';
import { SECURITY_WORDS } from './security-words.ts';
import { useSecurity, type Security } from './use-security.ts';

/** The overview, or the setup in progress. */
export function SecurityView() {
  const security = useSecurity();
  const { step, message } = security;
  const words = useWords(SECURITY_WORDS);
  const address = useAddress();
  return (
    <div className={styles.view}>
      <SecurityMessageNotice message={message} />
      <CurrentStep security={security} />
      {step.kind === 'overview' && (
        <p>
          <ButtonLink to={address('dashboard')} look="outline">
            {words.dashboard}
          </ButtonLink>{' '}
          <ButtonLink to={address('yourData')} look="quiet">
            {words.yourData}
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
          <PasskeysCards />
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
      return <BackupCodes codes={step.codes} isFirst={step.isFirst} onSaved={security.back} />;
    default:
      return step satisfies never;
  }
}
