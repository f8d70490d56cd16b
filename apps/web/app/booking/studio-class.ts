import type { StudioClass } from '@lifted/contract/timetable';
import type { TimetableClass } from '../timetable-class.ts';

/** Maps a class of the API to the timetable's rules. */
export function timetableClass(wire: StudioClass): TimetableClass {
  const { too_few, waitlist_chances } = wire;
  return {
    id: wire.id,
    name: wire.timer_name,
    start: new Date(wire.start_datetime),
    end: new Date(wire.end_datetime),
    coach: wire.coach_first_name,
    coachImageUrl: wire.coach_profile_image_url,
    location: wire.location_name,
    branch: wire.branch ?? null,
    kind: wire.kind,
    freePlaces: wire.free_places,
    isCanceled: wire.is_canceled === true,
    waitlist: wire.waitlist ?? [],
    waitlistChances: waitlist_chances ?? undefined,
    tooFew: too_few == null ? null : { missing: too_few.missing, decidedAt: new Date(too_few.decided_at) },
  };
}
