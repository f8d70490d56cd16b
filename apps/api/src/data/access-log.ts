import type { SignedInCaller } from '../http/caller.ts';
import type { StudioApp } from '../http/studio-app.ts';

/** Notes that somebody saw a customer's data; must not wait for anything. */
export type LogAccess = (uid: string, customerNumber: number) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined: nobody keeps a log. */
    logAccess?: LogAccess;
  }
}

/** Tells the server who keeps the log of what staff look at. */
export function keepAccessLog(app: StudioApp, logAccess: LogAccess): void {
  app.decorate('logAccess', logAccess);
}

/** Notes a look at somebody else's data; one's own is one's own business. */
export function logAccessTo(app: StudioApp, caller: SignedInCaller, customerNumber: number): void {
  if (customerNumber !== caller.customerNumber) app.logAccess?.(caller.uid, customerNumber);
}
