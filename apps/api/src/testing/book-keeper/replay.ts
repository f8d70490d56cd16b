/** Replays a course in the books and in the studio, and says where the two first differ. */
import * as classes from './ask-about-classes.ts';
import * as people from './ask-about-people.ts';
import * as members from './ask-as-member.ts';
import { MINUTE, onTheClock } from './berlin-clock.ts';
import { nextDue, nextInstant, runClock } from './clock-rules.ts';
import type { CommandKind, Course, Step } from './course.ts';
import { expectedBooks } from './expected-books.ts';
import { count, countChanges, countClockChange, lookAt, type Reached } from './reached.ts';
import { readBooks, type Written } from './read-books.ts';
import { beginDay, type Ask, type Session } from './session.ts';
import type { StudioUnderTest } from './book-keeper-fixture.ts';

const ASKS: Readonly<Record<CommandKind, Ask>> = {
  book: members.askToBook,
  cancel: members.askToCancel,
  swap: members.askToSwap,
  join: members.askToJoin,
  leave: members.askToLeave,
  accept: members.askToAccept,
  object: members.askToObject,
  'book at desk': classes.bookForSomebody,
  remove: classes.removeSomebody,
  'cancel class': classes.cancelSomeClass,
  'restore class': classes.restoreSomeClass,
  'move class': classes.moveSomeClass,
  'change capacity': classes.changeSomeCapacity,
  'close day': classes.closeSomeDay,
  mark: classes.markSomebody,
  'close roster': classes.closeSomeRoster,
  grant: people.grantSomething,
  adjust: people.adjustSomePass,
  pause: people.pauseSomebody,
  'end membership': people.endSomebody,
  merge: people.mergeSomebody,
  'decide fee': people.decideSomeFee,
  undo: people.undoSomething,
  wait: () => Promise.resolve(undefined),
};

/** The jobs of the studio and the steps of the books, at this instant. */
async function runJobs(session: Session, { isLate, isTwice }: Step, reached: Reached): Promise<void> {
  const { books, studio, now } = session;
  studio.now = now;
  const before = lookAt(books);
  runClock(books, now);
  countChanges(reached, isLate ? 'late job' : isTwice ? 'job twice' : 'job', before, books, now);
  await studio.runJobs({ cancelsTooFew: books.cancelsTooFew, isTwice });
}

/** Lets time pass, stopping where something is due unless the jobs are late. */
async function pass(session: Session, step: Step, reached: Reached): Promise<void> {
  const { books } = session;
  const { wait, isLate } = step;
  const from = session.now;
  // Nobody does two things within one millisecond.
  const until = wait === 'next' ? nextInstant(books, from) : from + (wait * MINUTE || 1);
  while (!isLate && nextDue(books, session.now) < until) {
    session.now = nextDue(books, session.now);
    await runJobs(session, step, reached);
  }
  countClockChange(reached, from, until);
  session.now = until;
  session.studio.now = until;
  // Jobs ran after the last step, and nothing fell due since.
  if (until - from === 1 && nextDue(books, from) > until) return;
  if (!isLate) await runJobs(session, step, reached);
}

const FIELDS = [
  'classes',
  'places',
  'lists',
  'credits',
  'fees',
  'mails',
] as const satisfies (keyof Written)[];

/** Lines only one of the two has. */
function differenceOf(expected: readonly string[], written: readonly string[]): string[] {
  const without = (all: readonly string[], others: readonly string[]) => {
    const left = [...others];
    return all.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const missing = without(expected, written).map((line) => `should be: ${line}`);
  const added = without(written, expected).map((line) => `is:        ${line}`);
  if (missing.length + added.length === 0 && expected.join('\n') !== written.join('\n'))
    return [`should be in the order: ${expected.join('; ')}`, `is in the order: ${written.join('; ')}`];
  return [...missing, ...added];
}

async function compare(session: Session): Promise<string[]> {
  const { books, studio, prefix, payerNames } = session;
  const written = await readBooks(studio, prefix, payerNames);
  const expected = expectedBooks(books);
  return FIELDS.flatMap((field) =>
    differenceOf(expected[field], written[field]).map((line) => `${field}: ${line}`),
  );
}

const at = (session: Session) => {
  const { day, time } = onTheClock(session.now);
  return `${day} ${time} +${session.now % MINUTE}ms`;
};

/** What was done, and the first difference. */
export interface Replayed {
  readonly steps: readonly string[];
  readonly differences: readonly string[];
}

/** Replays a course under a number of its own, and counts what it reaches. */
export async function replay(
  studio: StudioUnderTest,
  course: Course,
  number: number,
  reached: Reached = new Map(),
): Promise<Replayed> {
  const session = await beginDay(studio, course, number);
  const { books } = session;
  const steps: string[] = [];
  for (const step of course.steps) {
    await pass(session, step, reached);
    const asked = await ASKS[step.kind](session, step);
    const outcome = asked?.answer.outcome ?? 'nothing to ask';
    steps.push(
      `${at(session)}${step.isLate ? ' (jobs late)' : ''} ${step.kind}: ${outcome}; ${asked?.answer.call ?? ''}`,
    );
    if (asked !== undefined) {
      const effect = asked.choices.get(outcome);
      if (effect === undefined)
        return {
          steps,
          differences: [`outcome should be: ${[...asked.choices.keys()].join(' or ')}`, `is: ${outcome}`],
        };
      const before = lookAt(books);
      effect();
      const act = asked.what ?? step.kind;
      count(reached, `${act}: ${outcome}`);
      countChanges(reached, act, before, books, session.now);
    }
    await runJobs(session, step, reached);
    const differences = await compare(session);
    if (differences.length > 0) return { steps, differences };
  }
  return { steps, differences: [] };
}
