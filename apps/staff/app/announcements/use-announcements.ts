import type {
  Audience,
  listAnnouncements,
  listReceivers,
  previewAnnouncement,
} from '@lifted/contract/desk/desk-announcements';
import type { locationCalls, productCalls } from '@lifted/contract/desk-records';
import type { getDeskTimetable } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { addDays, berlinDate, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { AnnouncementKind } from '@lifted/domain/notifications/announcement';
import { momentWords } from '@lifted/domain/language/moment-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../language.ts';
import type { Draft } from './draft.ts';
import { useTime } from '@lifted/client/http/use-now.ts';

/** While one is being sent, the list is asked for this often. */
const PROGRESS_MS = 2 * SECOND_MS;
/** While its mails are on the way. */
const MAILS_MS = 10 * SECOND_MS;
const DAYS_OF_CLASSES = 14;
const NOTHING = { title: '', body: '' };

/** What was announced and what became of it. */
export function useAnnouncements() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'announcements'],
    queryFn: ({ signal }) => api.call<typeof listAnnouncements>('GET', '/desk/announcements', { signal }),
    refetchInterval: ({ state: { data = [] } }) => {
      if (data.some(({ state }) => state === 'waiting' || state === 'sending')) return PROGRESS_MS;
      return data.some(({ mails_waiting: waiting }) => waiting > 0) && MAILS_MS;
    },
  });
}

/** How many a group has and how many of them are reached; nothing is asked before the group is chosen. */
export function useReach(kind: AnnouncementKind, audience: Audience | null) {
  return usePreview({ kind, audience, words: { en: NOTHING, de: NOTHING } });
}

/** Who is reached, by name. */
export function useReceivers(kind: AnnouncementKind, audience: Audience, isAsked: boolean) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'announcement-receivers', kind, audience],
    queryFn: ({ signal }) =>
      api.call<typeof listReceivers>('POST', '/desk/announcements/receivers', {
        body: { kind, audience },
        signal,
      }),
    enabled: isAsked,
  });
}

/** The same, with the mails as they would be sent. */
export function usePreview({
  kind,
  audience,
  words,
}: Pick<Draft, 'kind' | 'words'> & { readonly audience: Audience | null }) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'announcement-preview', kind, audience, words],
    queryFn: ({ signal }) => {
      if (audience === null) throw new Error('No group is chosen.');
      return api.call<typeof previewAnnouncement>('POST', '/desk/announcements/preview', {
        body: { kind, audience, words },
        signal,
      });
    },
    enabled: audience !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

type Choices = readonly (readonly [string, string])[];

/** Products, rooms and classes to choose a group by: id and words. */
export function useGroupChoices(): {
  readonly products: Choices;
  readonly rooms: Choices;
  readonly classes: Choices;
} {
  const api = useApiClient();
  const language = useLanguage();
  const today = berlinDate(useTime());
  const products = useQuery({
    queryKey: ['desk', 'products'],
    queryFn: ({ signal }) => api.call<typeof productCalls.list>('GET', '/desk/products', { signal }),
  });
  const rooms = useQuery({
    queryKey: ['desk', 'locations'],
    queryFn: ({ signal }) => api.call<typeof locationCalls.list>('GET', '/desk/locations', { signal }),
  });
  const classes = useQuery({
    queryKey: ['desk', 'timetable', today, DAYS_OF_CLASSES],
    queryFn: ({ signal }) =>
      api.call<typeof getDeskTimetable>('GET', '/desk/timetable', {
        query: { from: today, to: addDays(today, DAYS_OF_CLASSES - 1) },
        signal,
      }),
  });
  return {
    products: (products.data ?? []).map(({ id, fields }) => [id, fields.name] as const),
    rooms: (rooms.data ?? []).map(({ id, fields }) => [id, fields.name] as const),
    classes: (classes.data ?? [])
      .filter(({ is_canceled }) => !is_canceled)
      .map(({ id, timer_name, start_datetime }) => {
        return [id, `${momentWords(new Date(start_datetime), language)} · ${timer_name}`] as const;
      }),
  };
}
