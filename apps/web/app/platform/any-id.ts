import type { ANY_ID } from '@lifted/contract/answered-pages';

/**
 * Replaces the id in pages built for all ids at once. The compiler checks it against the contract, which the web imports
 * only as types.
 */
export const ID_PLACEHOLDER: typeof ANY_ID = 'id.invalid';
