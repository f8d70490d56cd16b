import { randomUUID } from 'node:crypto';
import type { Fields } from '@lifted/domain/desk/merged-fields';
import { addRecord, editRecord, removeRecord, type DeskRecord, type Transact } from './edit-record.ts';

interface Editor {
  readonly caller: { readonly uid: string };
}

interface Named {
  readonly params: { readonly id: string };
}

/** What the calls of a list with forms do: add, edit and remove one thing, each in a transaction of its own. */
export function recordHandlers<F extends Fields>(record: DeskRecord<F>, transact: Transact, now: () => Date) {
  return {
    add: ({ caller, body }: Editor & { readonly body: { readonly fields: F } }) =>
      transact(async (client) => {
        const id = (await record.newId?.(client, body.fields)) ?? randomUUID();
        const added = { id, fields: body.fields };
        return {
          id,
          change: await addRecord(client, record, added, { at: now(), uid: caller.uid }),
        };
      }),
    edit: ({
      caller,
      params,
      body,
    }: Editor & Named & { readonly body: { readonly was: F; readonly fields: F } }) =>
      transact(async (client) => ({
        change: await editRecord(client, record, { ...params, ...body }, { at: now(), uid: caller.uid }),
      })),
    remove: ({ caller, params }: Editor & Named) =>
      transact(async (client) => ({
        change: await removeRecord(client, record, params.id, { at: now(), uid: caller.uid }),
      })),
  };
}
