import type { ANY_ID } from '@lifted/contract/answered-pages';

/**
 * Stands for the id in pages drawn for all ids at once. The contract's own value, checked by the compiler: of the contract
 * the web takes no byte.
 */
export const ID_PLACEHOLDER: typeof ANY_ID = 'id.invalid';
