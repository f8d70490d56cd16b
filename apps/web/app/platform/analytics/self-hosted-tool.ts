import type { AnalyticsSettings } from '@lifted/contract/studio-settings';
import type { AnalyticsTool } from './analytics-tool.ts';
import { readToolConfiguration } from './tool-configuration.ts';

/** What the adapter needs of the page, so that a test can stand in for each. */
export interface ToolPage {
  /** Answers the JSON at this address; rejects when there is none. */
  readonly fetchJson: (url: string) => Promise<unknown>;
  /** Puts a script with these attributes into the page; rejects when it cannot be had. */
  readonly loadScript: (url: string, attributes: Readonly<Record<string, string>>) => Promise<void>;
}

/**
 * A tool as studios run themselves (Umami, Plausible and their like): one script that reads what it has to know from its
 * own tag. The site's id stands in `data-website-id`, each option in `data-` and its name.
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
