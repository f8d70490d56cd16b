import {
  ORIGIN_PLACEHOLDER,
  STUDIO_SETTINGS_ID,
  type StudioSettings,
} from '@lifted/contract/studio-settings';

const SETTINGS_ELEMENT = new RegExp(`(<script[^>]*\\sid="${STUDIO_SETTINGS_ID}"[^>]*>)[^<]*(</script>)`);

/** A built text with what only the installation knows: its origin and, in a page, its settings. */
export function fillPage(text: string, settings: StudioSettings): string {
  return text
    .replaceAll(ORIGIN_PLACEHOLDER, settings.origin)
    .replace(SETTINGS_ELEMENT, (_, start: string, end: string) => start + inScript(settings) + end);
}

/** JSON that cannot close its script element. */
function inScript(settings: StudioSettings): string {
  return JSON.stringify(settings).replaceAll('<', '\\u003c');
}
