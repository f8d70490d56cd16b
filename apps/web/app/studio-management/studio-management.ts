/** What the studio-management service shows inside our pages (specification, section 3). */
export type WidgetKind = 'calendar' | 'pass' | 'subscription';

/** `late`: not there yet, still trying · `unreachable`: given up. */
export type WidgetState = 'loading' | 'late' | 'shown' | 'unreachable';

/** An element of the page with an id, as far as a service may touch it: it draws inside. */
export type WidgetPlace = Pick<HTMLElement, 'id' | 'replaceChildren'>;

/**
 * The studio-management service as our pages know it: classes, passes and memberships are sold inside its widgets. Nothing
 * here may be called before the visitor agreed.
 */
export interface StudioManagement {
  /**
   * Shows a widget in its place and tells how it goes, from `loading` on. Answers how to take it away again, at any time.
   */
  show(kind: WidgetKind, place: WidgetPlace, onState: (state: WidgetState) => void): () => void;
}
