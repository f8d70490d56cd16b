import type { Challenge } from '@lifted/contract/challenges';
import { challengeStatus, pickUpWindow } from '@lifted/domain/challenges/challenge';
import { berlinIso, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { StoredChallenge } from './challenges-repository.ts';

/** A challenge in the API's format, with its status on a civil day. */
export function presentChallenge(challenge: StoredChallenge, today: CivilDate): Challenge {
  const { opens, closes } = pickUpWindow(challenge.endDate);
  return {
    id: challenge.id,
    title: challenge.title,
    visible: challenge.visible,
    publish_date: berlinIso(challenge.publishAt),
    start_date: challenge.startDate,
    end_date: challenge.endDate,
    description: challenge.description,
    background_image: challenge.backgroundImage,
    prize_image: challenge.prizeImage,
    challenge_goal: challenge.goal,
    status: challengeStatus(challenge, today),
    pick_up_opens: opens,
    pick_up_closes: closes,
    team_count: challenge.teamCount,
  };
}
