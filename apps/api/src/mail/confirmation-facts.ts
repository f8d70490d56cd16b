import type { InBothLanguages } from '@lifted/domain/language';
import type { StudioBasics } from '@lifted/profile/studio-profile';

/** A booked test workout as its confirmation needs it. */
export interface ConfirmedTrial {
  /** Names the booking in Message-ID and calendar, the same for ever. */
  readonly bookingKey: string;
  readonly email: string;
  readonly name: string;
  readonly bookedAt: Date;
  readonly cancelToken: string;
  readonly studioClass: {
    readonly timerName: string;
    readonly start: Date;
    readonly coachFirstName: string;
    readonly locationName: string;
  };
}

/** What the parts of a confirmation are written from. */
export interface Confirmation extends ConfirmedTrial {
  readonly studio: StudioBasics;
  readonly host: string;
  /** By the language of the page it opens. */
  readonly cancelUrl: InBothLanguages<string>;
}
