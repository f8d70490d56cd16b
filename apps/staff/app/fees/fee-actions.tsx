import type { decideDeskFee, DeskFee } from '@lifted/contract/desk/people/fees';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { mayDecide, type FeeDecision } from '@lifted/domain/bookings/fee';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { FEES_WORDS } from './fees-words.ts';
import styles from './fees.module.css';

type DecidedFee = Pick<DeskFee, 'id' | 'cents' | 'state'>;
/** Decisions that come with words for the member. */
type Explained = Exclude<FeeDecision, 'settled'>;

/** What can be decided about a fee as it is; nothing where nothing can. */
export function FeeActions({ fee }: { readonly fee: DecidedFee }) {
  const words = useWords(FEES_WORDS);
  const decide = useDecision(fee.id);
  const { isRunning, run } = useDeskCommand();
  const [deciding, setDeciding] = useState<Explained | null>(null);
  const isOpen = (decision: FeeDecision) => mayDecide(fee.state, decision);
  if (!isOpen('waived') && !isOpen('settled')) return null;
  return (
    <span className={styles.actions}>
      {isOpen('settled') && (
        <Button
          look="outline"
          disabled={isRunning}
          onClick={() => void run(() => decide('settled', null), words.settled)}
        >
          {words.settle}
        </Button>
      )}
      {isOpen('due') && (
        <Button look="outline" onClick={() => setDeciding('due')}>
          {words.makeDue}
        </Button>
      )}
      {isOpen('waived') && (
        <Button look="outline" onClick={() => setDeciding('waived')}>
          {words.waive}
        </Button>
      )}
      {deciding !== null && <DecisionForm fee={fee} decision={deciding} close={() => setDeciding(null)} />}
    </span>
  );
}

function useDecision(id: string) {
  const api = useApiClient();
  return (decision: FeeDecision, reason: string | null) =>
    api.call<typeof decideDeskFee>('POST', '/desk/fees/{id}/decision', {
      params: { id },
      body: { decision, reason },
    });
}

interface DecisionFormProps {
  readonly fee: DecidedFee;
  readonly decision: Explained;
  readonly close: () => void;
}

function DecisionForm({ fee, decision, close }: DecisionFormProps) {
  const words = useWords(FEES_WORDS);
  const amount = exactEuroWords(fee.cents, useLanguage());
  const decide = useDecision(fee.id);
  const initial: { readonly reason: string | null } = { reason: null };
  const isWaiver = decision === 'waived';
  return (
    <Dialog heading={isWaiver ? words.waiveHeading(amount) : words.dueHeading(amount)} close={close}>
      <EditForm
        initial={initial}
        fields={[
          {
            name: 'reason',
            label: words.reason,
            kind: 'lines',
            hint: words.reasonHint,
            isOptional: !isWaiver,
          },
        ]}
        save={(_, { reason }) => decide(decision, reason)}
        done={isWaiver ? words.waived : words.madeDue}
        action={isWaiver ? words.waive : words.makeDue}
        close={close}
      />
    </Dialog>
  );
}
