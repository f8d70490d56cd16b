import type { ClassFields, editDeskClass } from '@lifted/contract/desk/desk-classes';
import type { editFollowingClasses } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import type { Confirmed } from './confirm-edit.tsx';

/** Sends the edit of a class as the desk confirmed it: of this class, or with it of those that follow. */
export function useSendClass() {
  const api = useApiClient();
  return (classId: string, was: ClassFields, fields: ClassFields, { reach, mayBeClosed }: Confirmed) =>
    reach === 'this'
      ? api.call<typeof editDeskClass>('PUT', '/desk/classes/{classId}', {
          params: { classId },
          body: { was, fields, may_be_closed: mayBeClosed },
        })
      : api.call<typeof editFollowingClasses>('PUT', '/desk/timetable/{classId}/following', {
          params: { classId },
          body: { was, fields },
        });
}
