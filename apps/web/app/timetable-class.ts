import type { ClassBranch } from '@lifted/contract/timetable';
import type { ClassKind } from '@lifted/domain/classes/class-kind';

/** A class as the timetable shows it. */
export interface TimetableClass {
  readonly id: string;
  readonly name: string;
  readonly start: Date;
  readonly end: Date;
  readonly coach: string;
  readonly coachImageUrl: string | null;
  readonly location: string;
  /** Null or left out: at the studio's own address. */
  readonly branch?: ClassBranch | null;
  /** What the studio says of it; null or left out: nothing. */
  readonly kind?: ClassKind | null | undefined;
  readonly freePlaces: number;
  readonly isCanceled?: boolean;
  /** Numbers of the entries of the waitlist, first come first. */
  readonly waitlist?: readonly number[];
  /** To how many in ten on the waitlist a place came, by position; as far as that is known. */
  readonly waitlistChances?: readonly number[] | undefined;
  /** Too few have booked: how many are missing, and when it is decided. */
  readonly tooFew?: { readonly missing: number; readonly decidedAt: Date } | null;
}
