import type { ConsentCategory } from '@lifted/domain/consent';
import { useStudioSettings } from '../studio-settings.tsx';

export interface CategoryInUse {
  readonly category: ConsentCategory;
  /** Host that would be asked first. */
  readonly from: string;
}

/** What this installation has set up and may therefore ask about; statistics are never among it. */
export function useCategoriesInUse(): readonly CategoryInUse[] {
  const { booking_service: bookingService, questionnaire } = useStudioSettings();
  const inUse: CategoryInUse[] = [];
  if (bookingService !== null) {
    inUse.push({ category: 'booking_service', from: hostOf(bookingService.widget_url) });
  }
  if (questionnaire !== null) inUse.push({ category: 'questionnaire', from: hostOf(questionnaire.url) });
  return inUse;
}

/** The host of an address, as people are told it: 'cdn.example.com'. */
export function hostOf(url: string): string {
  return new URL(url).host;
}
