import type { MemberMessage } from '@lifted/contract/messages';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';

interface MessagesOfDay {
  readonly day: CivilDate;
  readonly messages: readonly MemberMessage[];
}

/** Messages, newest first, by the day in Berlin they were written on. */
export function messagesByDay(messages: readonly MemberMessage[]): readonly MessagesOfDay[] {
  const days = new Map<CivilDate, MemberMessage[]>();
  for (const message of messages) {
    const day = berlinDate(new Date(message.written_at));
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [message]);
    else ofDay.push(message);
  }
  return [...days].map(([day, ofDay]) => ({ day, messages: ofDay }));
}
