/*
 * Start-up code for visitors who consented to it (specification, section 7). Runs once on import, like the entry; others
 * do not even download it.
 */
import { consentStore } from './platform/consent/consent-store.ts';
import { studioSettings } from '@lifted/client/studio-settings.tsx';

const { analytics } = studioSettings();
if (isGranted('statistics')) await measure();
if (analytics !== null && isGranted('analytics')) await count(analytics);

function isGranted(category: 'statistics' | 'analytics'): boolean {
  return consentStore.decision(category)?.answer === 'granted';
}

async function measure(): Promise<void> {
  (await import('./platform/measurement/measure-page.ts')).measurePage();
}

async function count(settings: NonNullable<typeof analytics>): Promise<void> {
  (await import('./platform/analytics/start-analytics.ts')).startAnalytics(settings);
}
