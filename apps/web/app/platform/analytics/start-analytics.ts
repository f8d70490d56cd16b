import type { AnalyticsSettings } from '@lifted/contract/studio-settings';
import { withoutLastSlash } from '@lifted/client/sign-in-addresses.ts';
import { consentStore } from '../consent/consent-store.ts';
import { INDEXED } from '../../seo/indexed-addresses.ts';
import { createSelfHostedTool } from './self-hosted-tool.ts';
import { toolPage } from './tool-page.ts';

/**
 * Loads the studio's statistics tool after consent, on public pages only: never where people sign in, or where an address
 * contains something for one person alone. A script cannot be unloaded, so the document is reloaded when consent is
 * withdrawn or navigation leads to any other page (docs/decisions/093-analytics-port.md).
 */
export function startAnalytics(settings: AnalyticsSettings): void {
  if (!isForEverybody()) return;
  const tool = createSelfHostedTool(settings, toolPage);
  tool.load().catch((failure: unknown) => {
    console.error('The statistics tool did not load.', failure);
  });
  const leaveUnlessAllowed = () => {
    const isAllowed = consentStore.decision('analytics')?.answer === 'granted';
    if (!isAllowed || !isForEverybody()) window.location.reload();
  };
  consentStore.subscribe(leaveUnlessAllowed);
  afterEachAddress(leaveUnlessAllowed);
}

function isForEverybody(): boolean {
  return INDEXED.includes(withoutLastSlash(window.location.pathname));
}

/** Runs after every navigation. */
function afterEachAddress(run: () => void): void {
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (...change) => {
    push(...change);
    run();
  };
  history.replaceState = (...change) => {
    replace(...change);
    run();
  };
  window.addEventListener('popstate', run);
}
