import type { InstallEvent } from '@lifted/domain/measurement/page-measurement';

/** Something the browser itself says nothing about: a part that could not be drawn or loaded, and the app's installation. */
export type Noticed =
  | { readonly kind: 'failure'; readonly source: 'render' | 'chunk'; readonly failure: unknown }
  | { readonly kind: 'install'; readonly event: InstallEvent };

/**
 * Tells whoever measures. It stays in this page: nothing leaves it without consent to statistics
 * (docs/decisions/093-analytics-port.md), and the boot script remembers what comes before anybody measures.
 */
export function notice(noticed: Noticed): void {
  window.dispatchEvent(new CustomEvent('notice', { detail: noticed }));
}
