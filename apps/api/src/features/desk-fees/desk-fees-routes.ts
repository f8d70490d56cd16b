import { decideDeskFee, exportDeskFees, listDeskFees, type DeskFee } from '@lifted/contract/desk/people/fees';
import { inTransaction } from '@lifted/database/transaction';
import { feesShownSince } from '@lifted/domain/bookings/fee';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { DeskDependencies } from '../../audit/desk-changes.ts';
import { feeSheet, listFees, type ListedFee } from '../../classes/fees.ts';
import { logAccessToAll } from '../../data/access-log.ts';
import { answerCsv } from '../../http/csv-answer.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { decideFeeAtDesk, undoFeeDecisions } from './fee-decisions.ts';

/** Fees at the desk: to decide, to collect, and as a file (studio operations, section 2). */
export function registerDeskFees(app: StudioApp, { pool, changes, now }: DeskDependencies): void {
  registerCall(app, listDeskFees, {
    async handler({ caller, query }) {
      const fees = (await listFees(pool, query.state, feesShownSince(query.state, now()))).map(presentFee);
      logAccessToAll(
        app,
        caller,
        fees.map((fee) => fee.customer_id),
      );
      return fees;
    },
  });
  registerCall(app, exportDeskFees, {
    async handler({ caller, query, reply }) {
      const fees = await listFees(pool, query.state);
      logAccessToAll(
        app,
        caller,
        fees.map(({ customerId }) => customerId),
      );
      return answerCsv(reply, `fees-${query.state}`, feeSheet(fees));
    },
  });
  registerCall(app, decideDeskFee, {
    handler: ({ caller, params, body }) =>
      inTransaction(pool, async (client) => ({
        change: await decideFeeAtDesk(client, { ...params, ...body }, { at: now(), uid: caller.uid }),
      })),
  });
  undoFeeDecisions(changes, pool);
}

function presentFee(fee: ListedFee): DeskFee {
  const { id, kind, cents, state, madeAt, customerId, name, timerName, start, canceledAt, objection } = fee;
  return {
    id,
    kind,
    cents,
    state,
    made_at: berlinIso(madeAt),
    customer_id: customerId === '' ? null : customerId,
    customer_name: name === '' ? null : name,
    timer_name: timerName,
    start_datetime: berlinIso(start),
    canceled_at: canceledAt && berlinIso(canceledAt),
    objection,
  };
}
