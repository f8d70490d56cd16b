import type { Challenge } from '@lifted/contract/challenges';
import { SHOWN_AFTER_END_DAYS } from '@lifted/domain/challenges/challenge';
import { germanDate } from '@lifted/domain/language/member-dates';
import { addDays } from '@lifted/domain/calendar/studio-calendar';
import type { WholeStudio } from '@lifted/profile/studio-profile';

/** What the terms embed; every date as dd.mm.yyyy (specification, sections 2 and 9). */
export interface TermsFacts {
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly pickUpOpens: string;
  readonly pickUpCloses: string;
  readonly shownUntil: string;
  readonly goal: number;
  readonly studioName: string;
  readonly company: string;
  readonly address: string;
  readonly email: string;
}

/** The facts of one challenge and of its studio. */
export function termsFacts(
  challenge: Pick<
    Challenge,
    'title' | 'start_date' | 'end_date' | 'pick_up_opens' | 'pick_up_closes' | 'challenge_goal'
  >,
  { name, legal, address, contact }: Pick<WholeStudio, 'name' | 'legal' | 'address' | 'contact'>,
): TermsFacts {
  return {
    title: challenge.title,
    start: germanDate(challenge.start_date),
    end: germanDate(challenge.end_date),
    pickUpOpens: germanDate(challenge.pick_up_opens),
    pickUpCloses: germanDate(challenge.pick_up_closes),
    shownUntil: germanDate(addDays(challenge.end_date, SHOWN_AFTER_END_DAYS)),
    goal: challenge.challenge_goal,
    studioName: name,
    company: legal.company,
    address: `${address.street}, ${address.postcode} ${address.city}`,
    email: contact.email,
  };
}

/** A numbered part of a section: '4.1'. */
export interface Clause {
  readonly number: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface TermsSection {
  readonly number: number;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly clauses?: readonly Clause[];
}
