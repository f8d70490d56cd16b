import type { Call } from '@lifted/contract/call';
import type { FastifyInstance } from 'fastify';

/** The server instance that all parts register their calls on. */
export type StudioApp = FastifyInstance;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract call this route handles; OpenAPI is generated from these. */
    call?: Call;
    /** Bodies may be packed with gzip. */
    mayBePacked?: boolean;
    /** Called by machines every second: not logged. */
    quiet?: boolean;
  }
}
