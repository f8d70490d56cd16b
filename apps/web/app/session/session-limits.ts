import { MINUTE_MS, SECOND_MS } from '@lifted/domain/studio-calendar';

/** A token with less time left than this is refreshed before a request (specification, section 9). */
export const REFRESH_THRESHOLD_MS = 300 * SECOND_MS;
/** The same in the installed app. */
export const INSTALLED_REFRESH_THRESHOLD_MS = 600 * SECOND_MS;
/** How often the token is refreshed without any request. */
export const AUTO_REFRESH_MS = 600 * SECOND_MS;
/** How long a second caller waits before looking whether the running refresh is done. */
export const CONCURRENT_REFRESH_WAIT_MS = SECOND_MS;
/** How long a request whose token could not be refreshed waits before its one retry. */
export const RETRY_WAIT_MS = 2 * SECOND_MS;
/** A second reload for the same reason within this time would be a loop. */
export const RELOAD_MEMORY_MS = 10 * MINUTE_MS;
