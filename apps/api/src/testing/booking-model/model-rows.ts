/** What the second implementation of the rules keeps. */
import type { Minute } from './booking-model-clock.ts';

interface ModelPass {
  readonly kind: 'pass';
  readonly lastDay: string;
  credits: number;
}
interface ModelMembership {
  readonly kind: 'membership';
}
export type ModelPayer = ModelPass | ModelMembership;

export interface ModelClass {
  readonly id: string;
  readonly start: Minute;
  capacity: number;
  canceledAt: Minute | null;
}

export interface ModelBooking {
  readonly person: string;
  readonly workout: string;
  readonly at: Minute;
  readonly bound: boolean;
  readonly promotedUntil: Minute;
  readonly payer: ModelPayer;
  end: 'open' | 'free' | 'late' | 'studio';
  endedAt: Minute;
  /** Cancelled late, and costs nothing nevertheless. */
  isRestored: boolean;
}

export interface ModelWait {
  readonly person: string;
  readonly workout: string;
  state: 'waiting' | 'offered' | 'promoted' | 'left' | 'passed_over' | 'expired' | 'removed';
  until: Minute;
  removedAt: Minute;
}

export interface ModelFee {
  readonly booking: ModelBooking;
  readonly at: Minute;
  state: 'pending' | 'due' | 'dropped';
}

export interface ModelGuest {
  readonly workout: string;
  readonly at: Minute;
  isIn: boolean;
  leftAt: Minute;
}
