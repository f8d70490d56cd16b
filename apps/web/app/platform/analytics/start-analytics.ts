import type { AnalyticsSettings } from '@lifted/contract/studio-settings';
import { withoutLastSlash } from '@lifted/client/sign-in-addresses.ts';
import { consentStore } from '../consent/consent-store.ts';
import { INDEXED } from '../../seo/indexed-addresses.ts';
import { leaveUntold } from './leave-untold.ts';
import { createSelfHostedTool, type ToolPage } from './self-hosted-tool.ts';

/** The current page. Requests carry neither cookies nor the page's address. */
const toolPage: ToolPage = {
  async fetchJson(url) {
    const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    const json: unknown = await answer.json();
    return json;
  },
  loadScript: (url, attributes) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      script.async = true;
      script.referrerPolicy = 'no-referrer';
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`${url} did not load.`)));
      script.src = url;
      document.head.append(script);
    }),
};

/**
 * Loads the studio's statistics tool after consent, on public pages only: never where people sign in, or where an address
 * contains something for one person alone. A script cannot be unloaded, so the document is left when consent is withdrawn
 * or navigation leads to any other page, of which it hears nothing (docs/decisions/093-analytics-port.md).
 */
export function startAnalytics(settings: AnalyticsSettings): void {
  if (!mayBeTold(window.location.pathname)) return;
  consentStore.subscribe(() => {
    if (!mayBeTold(window.location.pathname)) window.location.reload();
  });
  leaveUntold(mayBeTold, window);
  const tool = createSelfHostedTool(settings, toolPage);
  tool.load().catch((failure: unknown) => {
    console.error('The statistics tool did not load.', failure);
  });
}

function mayBeTold(pathname: string): boolean {
  const isGranted = consentStore.decision('analytics')?.answer === 'granted';
  return isGranted && INDEXED.includes(withoutLastSlash(pathname));
}
