import type { SignedInCaller } from '../http/caller.ts';
import type { StudioApp } from '../http/studio-app.ts';

/** Records that staff read customers' data; both return at once. */
export interface RecordAccess {
  readonly record: (uid: string, customerNumber: number) => void;
  readonly recordAll: (uid: string, customerIds: readonly string[]) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined: no log is kept. */
    accessLog?: RecordAccess;
  }
}

/** Registers the log of what staff read. */
export function registerAccessLog(app: StudioApp, accessLog: RecordAccess): void {
  app.decorate('accessLog', accessLog);
}

/** Records that the caller read another person's data. */
export function logAccessTo(app: StudioApp, caller: SignedInCaller, customerNumber: number): void {
  if (customerNumber !== caller.customerNumber) app.accessLog?.record(caller.uid, customerNumber);
}

/** The same for everybody on a list, such as a roster; null: somebody who is no customer. */
export function logAccessToAll(
  app: StudioApp,
  caller: SignedInCaller,
  customerIds: readonly (string | null)[],
): void {
  const others = new Set(customerIds.flatMap((id) => (id === null || id === caller.customerId ? [] : [id])));
  app.accessLog?.recordAll(caller.uid, [...others]);
}
