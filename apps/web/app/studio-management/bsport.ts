import { OTHER_WAYS_AFTER_MS, waitAfterTry } from '@lifted/domain/widget-tries';
import { bsportConfiguration, type BsportConfiguration } from './bsport-configuration.ts';
import type { StudioManagement } from './studio-management.ts';

/** What bsport's script leaves in the page. */
export interface BsportWidget {
  readonly mount: (configuration: BsportConfiguration) => void;
}

/** What the adapter needs of the page, so that a test can stand in for each. */
export interface BsportPage {
  /** Puts the script into the page, once however often it is asked for; rejects when it cannot be had. */
  readonly loadScript: (url: string) => Promise<void>;
  /** The script's global, as soon as it is there. */
  readonly widget: () => BsportWidget | undefined;
  /** Runs once, later; answers how to call it off. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly log: (sentence: string, failure: unknown) => void;
}

interface BsportSettings {
  readonly companyId: number;
  readonly widgetUrl: string;
}

/**
 * bsport behind our port. The script is looked for up to 50 times (packages/domain/src/widget-tries.ts). The first look
 * comes a moment later, so that a widget taken away at once, as React's strict mode does, is never mounted twice.
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
