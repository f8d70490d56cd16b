import type { InstallEvent } from '@lifted/domain/measurement/page-measurement';

/** Events the browser does not report itself: a part that could not be rendered or loaded, and the app's installation. */
export type Noticed =
  | { readonly kind: 'failure'; readonly source: 'render' | 'chunk'; readonly failure: unknown }
  | { readonly kind: 'install'; readonly event: InstallEvent };

/**
 * Reports an event to the page's own listeners. Nothing is sent without consent to statistics
 * (docs/decisions/093-analytics-port.md); the boot script keeps events from before a listener exists.
 */
export function notice(noticed: Noticed): void {
  window.dispatchEvent(new CustomEvent('notice', { detail: noticed }));
}
