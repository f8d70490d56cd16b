import {
  addWebhook,
  editWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  renewWebhookSecret,
  replayWebhook,
  testWebhook,
  WebhookFields,
} from '@lifted/contract/desk/connections/webhooks';
import { inTransaction } from '@lifted/database/transaction';
import type { PoolClient } from 'pg';
import {
  changedSince,
  recordChange,
  type ChangedFields,
  type DeskDependencies,
} from '../../audit/desk-changes.ts';
import { fieldsOf } from '../../audit/edit-record.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { addressRefused, webhookUnknown } from './connections-refusals.ts';
import { isWebhookAddress } from './webhook-address.ts';
import { readDeliveries } from './webhook-deliveries.ts';
import { shownSecret } from './webhook-signature.ts';
import {
  deleteWebhook,
  lockWebhook,
  insertTestEvent,
  insertWebhook,
  readWebhooks,
  renewSecret,
  replayEvents,
  updateWebhook,
} from './webhooks.ts';

interface WebhooksDependencies extends DeskDependencies {
  readonly wakeJobs: () => void;
  /** Programs on this machine may be told as well. */
  readonly isDemo: boolean;
}

/** Webhooks: what the owner registers, looks at and sends again. */
export function registerWebhooks(app: StudioApp, dependencies: WebhooksDependencies): void {
  const { pool, now, changes, wakeJobs } = dependencies;
  registerCall(app, listWebhooks, { handler: () => readWebhooks(pool) });
  registerCall(app, addWebhook, {
    hasSecretAnswer: true,
    async handler({ caller, body }) {
      const at = now();
      const fields = tidy(body, dependencies);
      const added = await inTransaction(pool, async (client) => {
        const { id, secret } = await insertWebhook(client, fields, at);
        const subject = subjectOf(fields);
        const after = recorded(id, fields);
        await recordChange(client, {
          at,
          uid: caller.uid,
          action: 'add-webhook',
          subject,
          before: null,
          after,
        });
        return { id, secret: shownSecret(secret) };
      });
      wakeJobs();
      return added;
    },
  });
  const edit = async (client: PoolClient, id: string, wanted: WebhookFields, editing: Editing) => {
    const before = await lockWebhook(client, id);
    if (before === undefined) throw webhookUnknown();
    const fields = tidy(wanted, dependencies);
    if (JSON.stringify(recorded(id, before)) === JSON.stringify(recorded(id, fields))) return null;
    await updateWebhook(client, id, fields, editing.at);
    return recordChange(client, {
      ...editing,
      action: 'edit-webhook',
      subject: subjectOf(fields),
      before: recorded(id, before),
      after: recorded(id, fields),
    });
  };
  registerCall(app, editWebhook, {
    async handler({ caller, params: { webhookId }, body }) {
      const editing = { at: now(), uid: caller.uid };
      const change = await inTransaction(pool, (client) => edit(client, webhookId, body, editing));
      wakeJobs();
      return { change };
    },
  });
  const readFields = fieldsOf(WebhookFields);
  changes.undoable('edit-webhook', ['owner'], async ({ id, before, after }, { caller, now: at }) => {
    const [was, is] = [parseRecorded(before, readFields), parseRecorded(after, readFields)];
    if (was === undefined || is === undefined) throw changedSince();
    const change = await inTransaction(pool, async (client) => {
      const current = await lockWebhook(client, was.id);
      if (current === undefined || !isSame(was.id, current, is.fields)) throw changedSince();
      return edit(client, was.id, was.fields, { at, uid: caller.uid, undoes: id });
    });
    wakeJobs();
    return change;
  });
  registerCall(app, renewWebhookSecret, {
    hasSecretAnswer: true,
    handler: ({ caller, params: { webhookId } }) =>
      inTransaction(pool, async (client) => {
        const fields = await lockWebhook(client, webhookId);
        if (fields === undefined) throw webhookUnknown();
        const secret = await renewSecret(client, webhookId);
        const change = await recordChange(client, {
          at: now(),
          uid: caller.uid,
          action: 'renew-webhook-secret',
          subject: subjectOf(fields),
          before: null,
          after: null,
        });
        return { change, secret: shownSecret(secret) };
      }),
  });
  registerCall(app, removeWebhook, {
    handler: ({ caller, params: { webhookId } }) =>
      inTransaction(pool, async (client) => {
        const before = await lockWebhook(client, webhookId);
        if (before === undefined) throw webhookUnknown();
        await deleteWebhook(client, webhookId);
        const change = await recordChange(client, {
          at: now(),
          uid: caller.uid,
          action: 'remove-webhook',
          subject: subjectOf(before),
          before: recorded(webhookId, before),
          after: null,
        });
        return { change };
      }),
  });
  registerSending(app, dependencies);
}

function registerSending(app: StudioApp, { pool, now, wakeJobs }: WebhooksDependencies): void {
  registerCall(app, testWebhook, {
    async handler({ caller, params: { webhookId } }) {
      const at = now();
      const answer = await inTransaction(pool, async (client) => {
        const fields = await lockWebhook(client, webhookId);
        if (fields === undefined) throw webhookUnknown();
        const eventId = await insertTestEvent(client, webhookId, at);
        if (eventId === undefined) throw webhookUnknown();
        const change = await recordSending(client, 'test-webhook', fields, { at, caller, events: 1 });
        return { change, event_id: eventId };
      });
      wakeJobs();
      return answer;
    },
  });
  registerCall(app, listWebhookDeliveries, {
    async handler({ params, query }) {
      const found = await readDeliveries(pool, { ...params, before: query.before });
      if (found === undefined) throw webhookUnknown();
      return found;
    },
  });
  registerCall(app, replayWebhook, {
    async handler({ caller, params: { webhookId }, body }) {
      const at = now();
      const replay = 'since' in body ? { since: new Date(body.since) } : { eventId: body.event_id };
      const answer = await inTransaction(pool, async (client) => {
        const fields = await lockWebhook(client, webhookId);
        if (fields === undefined) throw webhookUnknown();
        const events = await replayEvents(client, webhookId, replay, at);
        if (events === 0) return { change: null, events };
        const change = await recordSending(client, 'replay-webhook', fields, { at, caller, events });
        return { change, events };
      });
      wakeJobs();
      return answer;
    },
  });
}

function recordSending(
  client: PoolClient,
  action: 'test-webhook' | 'replay-webhook',
  fields: WebhookFields,
  { at, caller, events }: { readonly at: Date; readonly caller: SignedInCaller; readonly events: number },
): Promise<string> {
  return recordChange(client, {
    at,
    uid: caller.uid,
    action,
    subject: subjectOf(fields),
    before: null,
    after: { events },
  });
}

interface Editing {
  readonly at: Date;
  readonly uid: string;
  readonly undoes?: string;
}

function subjectOf({ name }: WebhookFields): string {
  return `webhook ${name}`;
}

function recorded(id: string, { name, url, events, is_on }: WebhookFields): ChangedFields {
  return { id, name, url, events, is_on };
}

function isSame(id: string, one: WebhookFields, other: WebhookFields): boolean {
  return JSON.stringify(recorded(id, one)) === JSON.stringify(recorded(id, other));
}

function parseRecorded(
  entry: unknown,
  readFields: (fields: unknown) => WebhookFields | undefined,
): { readonly id: string; readonly fields: WebhookFields } | undefined {
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return undefined;
  const { id, ...others } = entry;
  const fields = readFields(others);
  return typeof id === 'string' && fields !== undefined ? { id, fields } : undefined;
}

function tidy(fields: WebhookFields, settings: { readonly isDemo: boolean }): WebhookFields {
  const url = fields.url.trim();
  if (!isWebhookAddress(url, settings)) throw addressRefused();
  return { ...fields, name: fields.name.trim(), url };
}
