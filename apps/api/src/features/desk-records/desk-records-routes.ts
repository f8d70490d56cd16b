import { coachCalls, locationCalls, productCalls } from '@lifted/contract/desk-records';
import { inTransaction } from '@lifted/database/transaction';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { Pool } from 'pg';
import type { DeskChanges } from '../../audit/desk-changes.ts';
import { undoEdits, type Transact } from '../../audit/edit-record.ts';
import { recordHandlers } from '../../audit/record-handlers.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import {
  coachRecord,
  listCoaches,
  listLocations,
  listProducts,
  locationRecord,
  productRecord,
} from './records.ts';

interface DeskRecordsDependencies {
  readonly pool: Pool;
  readonly changes: DeskChanges;
  readonly now: () => Date;
}

/** Products, locations and coaches (studio operations, sections 1 and 4); products are the owner's. */
export function registerDeskRecords(app: StudioApp, { pool, changes, now }: DeskRecordsDependencies): void {
  const transact: Transact = (work) => inTransaction(pool, work);

  const products = recordHandlers(productRecord, transact, now);
  registerCall(app, productCalls.list, { handler: () => listProducts(pool) });
  registerCall(app, productCalls.add, { handler: products.add });
  registerCall(app, productCalls.edit, { handler: products.edit });
  undoEdits(changes, productRecord, ['owner'], transact);

  const locations = recordHandlers(locationRecord, transact, now);
  registerCall(app, locationCalls.list, { handler: () => listLocations(pool) });
  registerCall(app, locationCalls.add, { handler: locations.add });
  registerCall(app, locationCalls.edit, { handler: locations.edit });
  undoEdits(changes, locationRecord, DESK_ROLES, transact);

  const coaches = recordHandlers(coachRecord, transact, now);
  registerCall(app, coachCalls.list, { handler: () => listCoaches(pool) });
  registerCall(app, coachCalls.add, { handler: coaches.add });
  registerCall(app, coachCalls.edit, { handler: coaches.edit });
  undoEdits(changes, coachRecord, DESK_ROLES, transact);
}
