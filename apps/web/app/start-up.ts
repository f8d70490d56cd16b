import { consentStore } from './consent/consent-store.ts';
import { studioSettings } from './studio-settings.tsx';

/** What runs at start-up for who agreed to it, and is not even fetched for anybody else (specification, section 7). */
export async function startWhatIsAllowed(): Promise<void> {
  const { analytics } = studioSettings();
  await Promise.all([
    isGranted('statistics') && measure(),
    analytics !== null && isGranted('analytics') && count(analytics),
  ]);
}

function isGranted(category: 'statistics' | 'analytics'): boolean {
  return consentStore.decision(category)?.answer === 'granted';
}

async function measure(): Promise<void> {
  (await import('./measurement/measure-page.ts')).measurePage();
}

async function count(settings: NonNullable<ReturnType<typeof studioSettings>['analytics']>): Promise<void> {
  (await import('./analytics/start-analytics.ts')).startAnalytics(settings);
}
