import { SHOWN_AFTER_END_DAYS } from '@lifted/domain/challenges/challenge';
import { CHANGE_NOTICE_HOURS, PAIRS_PER_PERSON } from './prize-limits.ts';
import type { Clause, TermsFacts, TermsSection } from './terms-facts.ts';

/** The unofficial translation of german-terms.ts, section by section; change both together. */
export function englishTerms(facts: TermsFacts): readonly TermsSection[] {
  const { title, start, end, goal, studioName, company, address, email } = facts;
  return [
    {
      number: 1,
      heading: 'Language',
      paragraphs: [
        'These terms exist in German and in an English translation. The translation is there to help you understand them; only the German version is legally binding.',
      ],
    },
    {
      number: 2,
      heading: 'Participation',
      paragraphs: [
        `The challenge “${title}” is organised by ${company}, ${address}. It runs from ${start} to ${end}, both days included.`,
        `You can take part if you are an adult and have an active membership at ${studioName}, or at one of our official partners, that entitles you to book classes. Each person may have one account only.`,
        'You take part by joining the challenge on your dashboard, until the last day of the challenge. Taking part is voluntary and costs nothing extra.',
      ],
    },
    {
      number: 3,
      heading: 'Goal and eligible classes',
      paragraphs: [
        `You reach the goal by attending at least ${classes(goal)} between ${start} and ${end}. Joining late costs you nothing: everybody’s classes count from ${start}.`,
        'Only regular group classes count, and only those for which you marked yourself present on the tablets in the studio. Cancelled and missed classes do not count.',
        `The tracker on your dashboard shows how far you are. It stays there for ${SHOWN_AFTER_END_DAYS} days after the end of the challenge, that is until ${facts.shownUntil}.`,
      ],
    },
    { number: 4, heading: 'Prizes', paragraphs: [], clauses: prizes(facts) },
    {
      number: 5,
      heading: 'Disclaimer',
      paragraphs: [
        'Train in a way that does you good. You decide for yourself whether you are well enough and how often you come each week; the challenge does not oblige you to do anything.',
        'Our liability is unlimited for intent and gross negligence, and for harm to life, body and health. For slight negligence we are liable only where an essential duty of the contract was breached, and only for the foreseeable, typical damage.',
      ],
    },
    {
      number: 6,
      heading: 'Final provisions',
      paragraphs: [
        `We may end the challenge early or change these terms if there is an important reason. We will inform all participants of this within ${CHANGE_NOTICE_HOURS} hours at the latest.`,
        'German law applies. If one provision is invalid, the others stay in force.',
        `We answer questions at ${email}.`,
      ],
    },
  ];
}

function prizes({ goal, pickUpOpens, pickUpCloses, end }: TermsFacts): readonly Clause[] {
  return [
    {
      number: '4.1',
      heading: 'Prize',
      paragraphs: [
        `If you reach the goal of ${classes(goal)}, you get at most ${PAIRS_PER_PERSON} pair of socks from the special edition of this challenge. There is no more than ${PAIRS_PER_PERSON} pair per person.`,
      ],
    },
    {
      number: '4.2',
      heading: 'No exchange',
      paragraphs: ['The prize is not exchanged, not paid out in cash and not replaced.'],
    },
    {
      number: '4.3',
      heading: 'Pick-up',
      paragraphs: [
        `The prize is picked up at the studio, from ${pickUpOpens} to ${pickUpCloses}: from the day after the end of the challenge (${end}) until one month and one day after it. We ship no prizes and hand none out after ${pickUpCloses}.`,
      ],
    },
    {
      number: '4.4',
      heading: 'Pick-up by somebody else',
      paragraphs: [
        'Another person may pick up your prize for you if they show the tracker on your dashboard as proof.',
      ],
    },
  ];
}

function classes(goal: number): string {
  return goal === 1 ? '1 class' : `${goal} classes`;
}
