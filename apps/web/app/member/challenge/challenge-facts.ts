import type { Challenge } from '@lifted/contract/challenges';
import type { ChallengeFacts } from '@lifted/domain/challenges/challenge';

/** A challenge of the API as its rules need it. */
export interface KnownChallenge extends ChallengeFacts {
  readonly wire: Challenge;
}

/** Parses the API's times once, so that rules and pages agree. */
export function knownChallenge(wire: Challenge): KnownChallenge {
  return {
    visible: wire.visible,
    publishAt: new Date(wire.publish_date),
    startDate: wire.start_date,
    endDate: wire.end_date,
    wire,
  };
}
