import type { PoolClient } from 'pg';
import type { BookableClass } from './trial-booking-repository.ts';

/** What the visitor is told in the confirmation. */
export interface TrialPlace {
  /** Names the booking in Message-ID and calendar, the same for ever. */
  readonly bookingKey: string;
  readonly email: string;
  readonly name: string;
  readonly bookedAt: Date;
  readonly cancelToken: string;
  readonly studioClass: BookableClass;
}

/** Writes the confirmation in the booking's transaction: no booking without its mail, no mail without its booking. */
export type ConfirmTrialPlace = (client: PoolClient, place: TrialPlace) => Promise<void>;
