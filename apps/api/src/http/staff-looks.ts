import type { SignedInCaller } from './caller.ts';
import type { StudioApp } from './studio-app.ts';

/** Notes that somebody saw a customer's data; must not wait for anything. */
export type NoteLook = (uid: string, customerNumber: number) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** None: nobody keeps a log. */
    noteLook?: NoteLook;
  }
}

/** Tells the server who keeps the log of what staff look at. */
export function noteStaffLooks(app: StudioApp, noteLook: NoteLook): void {
  app.decorate('noteLook', noteLook);
}

/** Notes a look at somebody else's data; one's own is one's own business. */
export function noteLookAt(app: StudioApp, caller: SignedInCaller, customerNumber: number): void {
  if (customerNumber !== caller.customerNumber) app.noteLook?.(caller.uid, customerNumber);
}
