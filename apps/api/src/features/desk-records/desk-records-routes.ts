import { randomUUID } from 'node:crypto';
import { coachCalls, locationCalls, productCalls } from '@lifted/contract/desk-records';
import { inTransaction } from '@lifted/database/transaction';
import type { Fields } from '@lifted/domain/desk/merged-fields';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { Pool } from 'pg';
import type { DeskChanges } from '../../audit/desk-changes.ts';
import { addRecord, editRecord, undoEdits, type DeskRecord } from '../../audit/edit-record.ts';
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

interface Editor {
  readonly caller: { readonly uid: string };
}

/** Products, locations and coaches (studio operations, sections 1 and 4); products are the owner's. */
export function registerDeskRecords(app: StudioApp, { pool, changes, now }: DeskRecordsDependencies): void {
  const handlers = <F extends Fields>(record: DeskRecord<F>) => ({
    add: ({ caller, body }: Editor & { readonly body: { readonly fields: F } }) =>
      inTransaction(pool, async (client) => {
        const added = { id: randomUUID(), fields: body.fields };
        return {
          id: added.id,
          change: await addRecord(client, record, added, { at: now(), uid: caller.uid }),
        };
      }),
    edit: ({
      caller,
      params,
      body,
    }: Editor & {
      readonly params: { readonly id: string };
      readonly body: { readonly was: F; readonly fields: F };
    }) =>
      inTransaction(pool, async (client) => ({
        change: await editRecord(client, record, { ...params, ...body }, { at: now(), uid: caller.uid }),
      })),
  });

  const products = handlers(productRecord);
  registerCall(app, productCalls.list, { handler: () => listProducts(pool) });
  registerCall(app, productCalls.add, { handler: products.add });
  registerCall(app, productCalls.edit, { handler: products.edit });
  undoEdits(changes, pool, productRecord, ['owner']);

  const locations = handlers(locationRecord);
  registerCall(app, locationCalls.list, { handler: () => listLocations(pool) });
  registerCall(app, locationCalls.add, { handler: locations.add });
  registerCall(app, locationCalls.edit, { handler: locations.edit });
  undoEdits(changes, pool, locationRecord, DESK_ROLES);

  const coaches = handlers(coachRecord);
  registerCall(app, coachCalls.list, { handler: () => listCoaches(pool) });
  registerCall(app, coachCalls.add, { handler: coaches.add });
  registerCall(app, coachCalls.edit, { handler: coaches.edit });
  undoEdits(changes, pool, coachRecord, DESK_ROLES);
}
