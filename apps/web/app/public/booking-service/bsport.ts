import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** What the studio-management service shows inside our pages (specification, section 3). */
export type WidgetKind = 'calendar' | 'pass' | 'subscription';

/** `late`: not there yet, still trying · `unreachable`: given up. */
export type WidgetState = 'loading' | 'late' | 'shown' | 'unreachable';

/** The element a service draws in; it has an id. */
export type WidgetPlace = Pick<HTMLElement, 'id' | 'replaceChildren'>;

/**
 * The studio-management service: classes, passes and memberships are sold inside its widgets. Nothing here may be called
 * before the visitor has consented.
 */
export interface StudioManagement {
  /**
   * Shows a widget in `place` and reports its state, starting with `loading`. Returns how to remove it, at any time.
   */
  show(kind: WidgetKind, place: WidgetPlace, onState: (state: WidgetState) => void): () => void;
}

/** What bsport's script is told to mount, field by field as the specification has it (section 3). */
export interface BsportConfiguration {
  /** Id of the element the widget is drawn in. */
  readonly parentElement: string;
  readonly companyId: number;
  readonly franchiseId: null;
  readonly dialogMode: 1;
  readonly widgetType: WidgetKind;
  readonly showFab: false;
  readonly fullScreenPopup: false;
  readonly config: Readonly<Partial<Record<WidgetKind, Readonly<Record<string, readonly number[]>>>>>;
}

/** The configuration of one widget; all three share the company. */
function bsportConfiguration(
  kind: WidgetKind,
  { companyId, parentElement }: { readonly companyId: number; readonly parentElement: string },
): BsportConfiguration {
  return {
    parentElement,
    companyId,
    franchiseId: null,
    dialogMode: 1,
    widgetType: kind,
    showFab: false,
    fullScreenPopup: false,
    config: { [kind]: kind === 'pass' ? { paymentPackCategories: [], privatePassCategories: [] } : {} },
  };
}

/** How often the booking service's script is looked for (specification, section 4: Widget loader). */
export const WIDGET_TRIES = 50;

/** The wait after a try grows by this much with each. */
const WAIT_PER_TRY_MS = 100;

/** Time until the visitor is shown other ways to book; the tries go on, for two minutes in total. */
const OTHER_WAYS_AFTER_MS = 8 * SECOND_MS;

/** Milliseconds to wait after the n-th try, counted from 1, that found no script; null after the last one. */
export function waitAfterTry(attempt: number): number | null {
  return attempt < WIDGET_TRIES ? WAIT_PER_TRY_MS * attempt : null;
}

/** The global of bsport's script. */
export interface BsportWidget {
  readonly mount: (configuration: BsportConfiguration) => void;
}

/** What the adapter needs of the page; tests replace it. */
export interface BsportPage {
  /** Adds the script to the page once, however often it is called; rejects when it does not load. */
  readonly loadScript: (url: string) => Promise<void>;
  /** The script's global, once the script has run. */
  readonly widget: () => BsportWidget | undefined;
  /** Runs `run` once, later; returns how to cancel it. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly log: (sentence: string, failure: unknown) => void;
}

interface BsportSettings {
  readonly companyId: number;
  readonly widgetUrl: string;
}

/**
 * bsport behind our port. The script is looked for up to 50 times. The first look is deferred, so that a
 * widget removed at once, as React's strict mode does, is never mounted twice.
 */
export function createBsport({ companyId, widgetUrl }: BsportSettings, page: BsportPage): StudioManagement {
  return {
    show(kind, place, onState) {
      const configuration = bsportConfiguration(kind, { companyId, parentElement: place.id });
      let attempt = 0;
      let callOffTry = page.after(0, look);
      const callOffOtherWays = page.after(OTHER_WAYS_AFTER_MS, () => onState('late'));
      let isOver = false;

      onState('loading');
      page.loadScript(widgetUrl).catch((failure: unknown) => giveUp(failure));

      function look() {
        attempt += 1;
        const widget = page.widget();
        const wait = waitAfterTry(attempt);
        if (widget !== undefined) mount(widget);
        else if (wait === null) giveUp(new Error(`No widget after ${attempt} tries.`));
        else callOffTry = page.after(wait, look);
      }

      function mount(widget: BsportWidget) {
        stop();
        try {
          widget.mount(configuration);
          onState('shown');
        } catch (failure) {
          unreachable(failure);
        }
      }

      function giveUp(failure: unknown) {
        if (isOver) return;
        stop();
        unreachable(failure);
      }

      function unreachable(failure: unknown) {
        page.log('The booking service does not show.', failure);
        onState('unreachable');
      }

      function stop() {
        isOver = true;
        callOffTry();
        callOffOtherWays();
      }

      return () => {
        stop();
        place.replaceChildren();
      };
    },
  };
}
