import type { ConsentCategory } from './consent.ts';
import { useStudioSettings } from '@lifted/client/studio-settings.tsx';

export interface CategoryInUse {
  readonly category: ConsentCategory;
  /** First host that would be contacted; null if it is only our own server. */
  readonly from: string | null;
}

/** The decisions of this installation: the third-party services it has set up, and our own statistics. */
export function useCategoriesInUse(): readonly CategoryInUse[] {
  const { booking_service: bookingService, questionnaire, analytics } = useStudioSettings();
  const inUse: CategoryInUse[] = [];
  if (bookingService !== null) {
    inUse.push({ category: 'booking_service', from: hostOf(bookingService.widget_url) });
  }
  if (questionnaire !== null) inUse.push({ category: 'questionnaire', from: hostOf(questionnaire.url) });
  if (analytics !== null) inUse.push({ category: 'analytics', from: hostOf(analytics.script_url) });
  return [...inUse, { category: 'statistics', from: null }];
}

/** The host of an address, as shown to people: 'cdn.example.com'. */
export function hostOf(url: string): string {
  return new URL(url).host;
}
