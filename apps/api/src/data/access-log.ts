import type { SignedInCaller } from '../http/caller.ts';
import type { StudioApp } from '../http/studio-app.ts';

/** Records that staff read a customer's data; must return at once. */
export type LogAccess = (uid: string, customerNumber: number) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined: no log is kept. */
    logAccess?: LogAccess;
  }
}

/** Registers the log of what staff read. */
export function registerAccessLog(app: StudioApp, logAccess: LogAccess): void {
  app.decorate('logAccess', logAccess);
}

/** Records that the caller read another person's data. */
export function logAccessTo(app: StudioApp, caller: SignedInCaller, customerNumber: number): void {
  if (customerNumber !== caller.customerNumber) app.logAccess?.(caller.uid, customerNumber);
}
