/*
 * What runs at start-up for who agreed to it (specification, section 7). Like the entry it does its work when it is
 * imported, once; nobody else even fetches it.
 */
import { consentStore } from './consent/consent-store.ts';
import { studioSettings } from './studio-settings.tsx';

const { analytics } = studioSettings();
if (isGranted('statistics')) await measure();
if (analytics !== null && isGranted('analytics')) await count(analytics);

function isGranted(category: 'statistics' | 'analytics'): boolean {
  return consentStore.decision(category)?.answer === 'granted';
}

async function measure(): Promise<void> {
  (await import('./measurement/measure-page.ts')).measurePage();
}

async function count(settings: NonNullable<typeof analytics>): Promise<void> {
  (await import('./analytics/start-analytics.ts')).startAnalytics(settings);
}
