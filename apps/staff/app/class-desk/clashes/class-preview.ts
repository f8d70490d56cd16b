import type { BodyOf } from '@lifted/contract/call';
import type { ClassPreview, previewDeskClass } from '@lifted/contract/desk/planning/class-preview';
import type { ClassFields } from '@lifted/contract/desk/desk-classes';
import type { previewFollowingClasses } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';

/** What a change is for: this class, or with it all that follow. */
export type Reach = 'this' | 'following';

/** A class as it is to be; it may be half typed. */
export type WantedClass = BodyOf<typeof previewDeskClass>;

const CLOCK_TIME = /^\d\d:\d\d$/;
/** In the place of what is not chosen yet: nothing has this name. */
const NOTHING_YET = '-';

type Api = ReturnType<typeof useApiClient>;

/** Asks what an edit would do: what it meets, and who hears of it. */
export function askPreview(
  api: Api,
  { edited, fields }: WantedClass,
  reach: Reach,
  cancel: { readonly signal?: AbortSignal } = {},
): Promise<ClassPreview> {
  return reach === 'following' && edited !== null
    ? api.call<typeof previewFollowingClasses>('POST', '/desk/timetable/{classId}/following/preview', {
        params: { classId: edited.id },
        body: { was: edited.was, fields },
        ...cancel,
      })
    : api.call<typeof previewDeskClass>('POST', '/desk/classes/preview', {
        body: { edited, fields },
        ...cancel,
      });
}

/** The same for as long as it is shown. */
export function classPreviewQuery(api: Api, wanted: WantedClass, reach: Reach = 'this') {
  return queryOptions({
    queryKey: ['desk', 'class-preview', reach, wanted.edited, wanted.fields],
    queryFn: ({ signal }) => askPreview(api, wanted, reach, { signal }),
    // Not asked again once it is done: it could only be refused then.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
}

/** The same while a form is filled in; undefined until it can be read. */
export function useTypedPreview({ edited, fields }: WantedClass): ClassPreview | undefined {
  const api = useApiClient();
  const readable = {
    ...fields,
    timer_name: fields.timer_name.trim() || NOTHING_YET,
    coach_id: fields.coach_id || NOTHING_YET,
    location_id: fields.location_id || NOTHING_YET,
  };
  const { data } = useQuery({
    ...classPreviewQuery(api, { edited, fields: readable }),
    enabled: isReadable(fields),
    placeholderData: keepPreviousData,
  });
  return data;
}

function isReadable({ day, time, capacity }: ClassFields): boolean {
  return isCivilDate(day) && CLOCK_TIME.test(time) && Number.isInteger(capacity) && capacity > 0;
}
