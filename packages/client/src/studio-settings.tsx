import type {
  ORIGIN_PLACEHOLDER,
  STUDIO_SETTINGS_ID,
  StudioSettings,
} from '@lifted/contract/studio-settings';
import { useSyncExternalStore } from 'react';

// The contract's own values, checked by the compiler: of the contract the web takes no byte.
const ELEMENT_ID: typeof STUDIO_SETTINGS_ID = 'studio-settings';
const PLACEHOLDER: typeof ORIGIN_PLACEHOLDER = 'https://origin.invalid';

const DEFAULTS: StudioSettings = {
  origin: import.meta.env.SSR ? PLACEHOLDER : globalThis.location?.origin,
  is_demo: false,
  booking_service: null,
  questionnaire: null,
  firebase: null,
  google: 'ready',
  token_sync_url: null,
  analytics: null,
};

let settings: StudioSettings | undefined;

/** The settings of this installation as the server wrote them into the page; the defaults while the page is built. */
export function studioSettings(): StudioSettings {
  settings ??= writtenSettings() ?? DEFAULTS;
  return settings;
}

/** Absolute address of a path of ours, for canonical links and structured data. */
export function absoluteAddress(path: string): string {
  return `${studioSettings().origin}${path}`;
}

/** The settings once the page is alive; the defaults before, because the built page cannot know them. */
export function useStudioSettings(): StudioSettings {
  return useSyncExternalStore(subscribeToNothing, studioSettings, () => DEFAULTS);
}

/** Where the server writes the settings; what it wrote stays when the page is hydrated. */
export function StudioSettingsBlock() {
  return (
    <script type="application/json" id={ELEMENT_ID} suppressHydrationWarning>
      {'{}'}
    </script>
  );
}

/** The development server writes none. */
function writtenSettings(): StudioSettings | undefined {
  if (import.meta.env.SSR) return undefined;
  const written: unknown = JSON.parse(document.getElementById(ELEMENT_ID)?.textContent || '{}');
  return isStudioSettings(written) ? written : undefined;
}

function isStudioSettings(value: unknown): value is StudioSettings {
  return typeof value === 'object' && value !== null && 'origin' in value;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
