import type {
  CustomerClasses,
  CustomerEntitlement,
  CustomerPlace,
  CustomerWait,
} from '@lifted/contract/class-bookings';
import type { OwnClasses, OwnPlace, OwnWait } from '@lifted/domain/bookings/class-standing';
import type { Entitlement } from '@lifted/domain/bookings/entitlement';
import { LAST_CIVIL_DATE } from '@lifted/domain/calendar/studio-calendar';
import type { ClassBranch } from '@lifted/contract/timetable';

/** What pages say of a class one has a place in or waits for. */
interface NamedClass {
  readonly name: string;
  readonly start: Date;
  readonly coach: string;
  readonly location: string;
}

export interface MemberPlace extends OwnPlace, NamedClass {
  /** Null: at the studio's own address. */
  readonly branch: ClassBranch | null;
  readonly bookingId: string;
  /** The class that was left for this one, by its id. */
  readonly swappedFrom?: string | null | undefined;
}

export interface MemberWait extends OwnWait, NamedClass {}

export type MemberEntitlement = Entitlement & { readonly productName: string };

/** A member's places, waits, and what pays for further classes. */
export type MemberClasses = OwnClasses<MemberEntitlement, MemberPlace, MemberWait>;

/** Maps the API's answer to the rules of booking. */
export function memberClasses({ places, waits, entitlements }: CustomerClasses): MemberClasses {
  return {
    places: places.map(memberPlace).toSorted(byStart),
    waits: waits.map(memberWait).toSorted(byStart),
    entitlements: entitlements.map(memberEntitlement),
  };
}

function memberPlace(wire: CustomerPlace): MemberPlace {
  return {
    ...namedClass(wire),
    bookingId: wire.booking_id,
    workoutId: wire.workout_id,
    bookedAt: new Date(wire.booked_at),
    freeUntil: new Date(wire.free_until),
    lateCost: wire.late_cost,
    isOfferedPlace: wire.is_offered_place,
    swappedFrom: wire.swapped_from,
    branch: wire.branch ?? null,
  };
}

function memberWait(wire: CustomerWait): MemberWait {
  return {
    ...namedClass(wire),
    workoutId: wire.workout_id,
    entry: wire.entry,
    state: wire.state,
    offerEndsAt: wire.offer_ends_at === null ? null : new Date(wire.offer_ends_at),
  };
}

function namedClass(wire: CustomerPlace | CustomerWait): NamedClass {
  return {
    name: wire.timer_name,
    start: new Date(wire.start_datetime),
    coach: wire.coach_first_name,
    location: wire.location_name,
  };
}

function memberEntitlement(wire: CustomerEntitlement): MemberEntitlement {
  const { id, from, pauses, product_name: productName, valid_in: validIn = [] } = wire;
  switch (wire.kind) {
    case 'pass':
      return {
        kind: 'pass',
        id,
        productName,
        from,
        until: wire.until ?? LAST_CIVIL_DATE,
        credits: wire.credits ?? 0,
        validIn,
      };
    case 'membership':
      return { kind: 'membership', id, productName, from, until: wire.until, pauses, validIn };
    default:
      return wire.kind satisfies never;
  }
}

function byStart(one: NamedClass, other: NamedClass): number {
  return one.start.getTime() - other.start.getTime();
}
