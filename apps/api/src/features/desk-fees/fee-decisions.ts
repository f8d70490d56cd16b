import { inTransaction } from '@lifted/database/transaction';
import { FEE_STATES, type FeeDecision, type FeeState } from '@lifted/domain/bookings/fee';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { Pool, PoolClient } from 'pg';
import { Type } from 'typebox';
import { changedSince, recordChange, type DeskChanges } from '../../audit/desk-changes.ts';
import { fieldsOf, type Editing } from '../../audit/edit-record.ts';
import { decideFee, takeBackDecision } from '../../classes/fees.ts';
import { Refusal, refusedField, refusing } from '../../http/errors/refusal.ts';

const noSuchFee = refusing('not_found', { en: 'There is no such fee.', de: 'Diese Gebühr gibt es nicht.' });

const STATE_WORDS: Readonly<Record<FeeState, { readonly en: string; readonly de: string }>> = {
  pending: { en: 'pending', de: 'vermerkt' },
  due: { en: 'due', de: 'fällig' },
  settled: { en: 'paid', de: 'bezahlt' },
  waived: { en: 'waived', de: 'erlassen' },
  objected: { en: 'objected to', de: 'widersprochen' },
  dropped: { en: 'dropped', de: 'entfallen' },
};

/** For a decision that does not fit the state of a fee any more. */
function doesNotFit(state: FeeState): Refusal {
  const { en, de } = STATE_WORDS[state];
  return new Refusal('fee_decided', {
    en: `This fee is ${en} by now, so that is not possible.`,
    de: `Der Stand dieser Gebühr ist inzwischen „${de}“, deshalb geht das nicht.`,
  });
}

interface Decision {
  readonly id: string;
  readonly decision: FeeDecision;
  readonly reason: string | null;
}

/** Decides a fee in the caller's transaction and records it; answers the entry. A waiver needs a reason. */
export async function decideFeeAtDesk(
  client: PoolClient,
  { id, decision, reason }: Decision,
  editing: Editing,
): Promise<string> {
  if (decision === 'waived' && reason === null)
    throw refusedField('reason', {
      en: 'Why is it waived? The member can read it.',
      de: 'Warum wird sie erlassen? Das Mitglied kann es lesen.',
    });
  const words = reason === null ? null : reason.trim();
  const result = await decideFee(client, { id, decision, by: editing.uid, reason: words, now: editing.at });
  switch (result.outcome) {
    case 'unknown':
      throw noSuchFee();
    case 'refused':
      throw doesNotFit(result.state);
    case 'decided':
      return recordChange(client, {
        ...editing,
        action: 'decide-fee',
        subject: `fee ${id}`,
        customerId: result.customerId,
        before: { state: result.before },
        after: { state: decision, reason: words },
      });
    default:
      return result satisfies never;
  }
}

const parseState = fieldsOf(Type.Object({ state: Type.Enum(FEE_STATES, { type: 'string' }) }));

/** A decision can be taken back while the fee is as it left it, and unless its class leaves nothing to be owed by now. */
export function undoFeeDecisions(changes: DeskChanges, pool: Pool): void {
  changes.undoable(
    'decide-fee',
    DESK_ROLES,
    ({ id, subject, customerId, before, after }, { caller, now }) => {
      const [was, became] = [parseState(before)?.state, parseState(after)?.state];
      if (was === undefined || became === undefined) throw changedSince();
      return inTransaction(pool, async (client) => {
        const taken = { id: subject.slice('fee '.length), from: became, to: was, now };
        if (!(await takeBackDecision(client, taken))) throw changedSince();
        return recordChange(client, {
          at: now,
          uid: caller.uid,
          action: 'take-back-fee-decision',
          subject,
          customerId,
          before: { state: became },
          after: { state: was },
          undoes: id,
        });
      });
    },
  );
}
