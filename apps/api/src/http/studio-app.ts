import type { Call } from '@lifted/contract/call';
import type { FastifyInstance } from 'fastify';

/** The server every part registers its calls on. */
export type StudioApp = FastifyInstance;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract a route answers; OpenAPI is printed from these. */
    call?: Call;
    /** Machines ask it every second: its answers have no line in the log. */
    quiet?: boolean;
  }
}
