import type { AnalyticsSettings } from '@lifted/contract/studio-settings';
import { readToolConfiguration } from './tool-configuration.ts';

/** A statistics tool of the studio's choice. Nothing is requested before `load` is called. */
interface AnalyticsTool {
  /** Adds the tool to this document for good. Rejects when it cannot be loaded. */
  load(): Promise<void>;
}

/** What the adapter needs of the page, replaceable in tests. */
export interface ToolPage {
  /** Loads JSON; rejects when there is none. */
  readonly fetchJson: (url: string) => Promise<unknown>;
  /** Adds a script with these attributes; rejects when it cannot be loaded. */
  readonly loadScript: (url: string, attributes: Readonly<Record<string, string>>) => Promise<void>;
}

/**
 * A self-hosted tool (Umami, Plausible and the like): one script that is configured by its own tag. The site's id is in
 * `data-website-id`, each option in a `data-` attribute of its name.
 */
export function createSelfHostedTool(
  { config_url: configUrl, script_url: scriptUrl }: AnalyticsSettings,
  page: ToolPage,
): AnalyticsTool {
  return {
    async load() {
      const { id, options } = readToolConfiguration(await page.fetchJson(configUrl));
      const attributes: Record<string, string> = { 'data-website-id': id };
      for (const [name, value] of Object.entries(options)) attributes[`data-${name}`] = value;
      await page.loadScript(scriptUrl, attributes);
    },
  };
}
