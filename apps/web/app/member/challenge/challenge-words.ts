import { shortDate } from '@lifted/domain/language/date-words';
import { type CivilDate, daysBetween } from '@lifted/domain/calendar/studio-calendar';
import { type ChallengeFacts, challengeStatus } from '@lifted/domain/challenges/challenge';

/** The state of a challenge, shown beside its title: '11 days left'. */
export function statusWords(challenge: ChallengeFacts, today: CivilDate): string {
  const status = challengeStatus(challenge, today);
  switch (status) {
    case 'upcoming':
      return `Starts ${inDays(daysBetween(today, challenge.startDate))}`;
    case 'running':
      return daysLeft(daysBetween(today, challenge.endDate));
    case 'pick_up_open':
      return `Ended on ${shortDate(challenge.endDate)}`;
    case 'pick_up_closed':
      return 'Pick-up has ended';
    default:
      return status satisfies never;
  }
}

/** The total of all participants; null while it is zero. */
export function teamWords(teamCount: number): string | null {
  if (teamCount === 0) return null;
  return `All participants so far: ${classWords(teamCount)}`;
}

/** '1 class', '10 classes'. */
export function classWords(count: number): string {
  return count === 1 ? '1 class' : `${count} classes`;
}

/** A member's progress: '3 of 10 classes', and beyond the goal only the count. */
export function reachedWords(attendedCount: number, goal: number): string {
  return attendedCount > goal ? classWords(attendedCount) : `${attendedCount} of ${classWords(goal)}`;
}

/** The next step, below the stamps. */
export function nextStepWords(attendedCount: number, goal: number, isOver: boolean): string {
  const missing = goal - attendedCount;
  if (missing <= 0) return 'Card complete.';
  if (isOver && attendedCount === 0) return 'this time. There will be another one.';
  if (isOver) return 'this time. Every one of them made you stronger.';
  return missing === 1 ? 'One more to go.' : `${missing} more to go.`;
}

function inDays(days: number): string {
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

function daysLeft(days: number): string {
  if (days === 0) return 'Last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}
