import {
  ORIGIN_PLACEHOLDER,
  STUDIO_SETTINGS_ID,
  type StudioSettings,
} from '@lifted/contract/studio-settings';

const SETTINGS_ELEMENT = new RegExp(`(<script[^>]*\\sid="${STUDIO_SETTINGS_ID}"[^>]*>)[^<]*(</script>)`);

const ROOT_ELEMENT = /<html(?=[\s>])/;

/**
 * A built text with what only the installation knows: its origin and, in a page, its settings and whether a booking service
 * is set up, so that style sheets can choose before scripts run (apps/web/app/ui/audience.module.css).
 */
export function fillPage(text: string, settings: StudioSettings): string {
  const root = settings.booking_service === null ? '<html' : '<html data-booking-service=""';
  return text
    .replace(ROOT_ELEMENT, root)
    .replaceAll(ORIGIN_PLACEHOLDER, settings.origin)
    .replace(SETTINGS_ELEMENT, (_, start: string, end: string) => start + inScript(settings) + end);
}

/** JSON that cannot close its script element. */
function inScript(settings: StudioSettings): string {
  return JSON.stringify(settings).replaceAll('<', '\\u003c');
}
