/** What the desk does with people and what they have, and what taking it back means. */
import { onTheClock } from './berlin-clock.ts';
import { either, done, refused } from './choices.ts';
import { asked } from './ask-about-classes.ts';
import type { KeptDecision } from './books.ts';
import {
  adjust,
  decide,
  decideFee,
  endMembership,
  mayMerge,
  merge,
  pause,
  takeApart,
  takeBack,
  type Moved,
} from './people-rules.ts';
import {
  addDays,
  changeOf,
  feeId,
  feeOf,
  makePayer,
  membershipOf,
  passOf,
  payerId,
  personId,
  personOf,
  type Ask,
} from './session.ts';

export const grantSomething: Ask = async (session, { who, amount }) => {
  const owner = personOf(session, who);
  if (owner === undefined) return undefined;
  const { books, studio, day } = session;
  const from = onTheClock(session.now).day;
  const isPass = amount % 2 === 0;
  const answer = await studio.tell('POST', `/people/${personId(session, owner)}/entitlements`, {
    product_id: isPass ? 'pass' : 'flat',
    from,
    note: null,
    reference: null,
  });
  const name = `${owner} granted ${books.payers.length}`;
  const until = isPass ? addDays(day, 150) : null;
  const payer = makePayer({ name, key: answer.id, owner, from, until }, isPass ? 10 : null);
  if (answer.id !== '') {
    if (isPass) session.payerNames.set(answer.id, name);
    session.payerIds.set(payer, answer.id);
  }
  const choices = done('done', () => void books.payers.push(payer));
  return asked(session, answer, choices, 'grant', () => {
    payer.isGone = true;
    session.payerNames.delete(answer.id);
  });
};

export const adjustSomePass: Ask = async (session, { of, amount }) => {
  const pass = passOf(session, of);
  if (pass === undefined) return undefined;
  const credits = amount - 5 || 1;
  const { books } = session;
  let decision: KeptDecision | undefined;
  const adjusting = adjust(pass, credits);
  const choices = new Map(
    [...adjusting].map(([outcome, effect]) => [
      outcome,
      () => {
        effect();
        if (outcome === 'done') decision = decide(books, pass, 'We’ve corrected your pass', session.now);
      },
    ]),
  );
  const answer = await session.studio.tell('POST', `/entitlements/${payerId(session, pass)}/adjustment`, {
    credits,
    reason: 'Counted wrong',
  });
  return asked(session, answer, choices, 'adjust', () => {
    pass.credits -= credits;
    if (decision !== undefined) takeBack(books, decision, 'We’ve taken back a correction', session.now);
  });
};

export const pauseSomebody: Ask = async (session, { of }) => {
  const payer = membershipOf(session, of);
  if (payer === undefined) return undefined;
  const { books, studio, day } = session;
  // Full months from a debit day: the day of the course is one.
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, date));
  const until = addDays(next.toISOString().slice(0, 10), -1);
  const days = { from: day, until };
  let decision: KeptDecision | undefined;
  const choices = either(
    done('done', () => {
      pause(books, payer, days, session.now);
      decision = decide(books, payer, 'Your membership is paused', session.now);
    }),
    refused('invalid_input'),
  );
  const answer = await studio.tell('POST', `/entitlements/${payerId(session, payer)}/pause`, days);
  return asked(session, answer, choices, 'pause', () => {
    payer.pauses = payer.pauses.filter((each) => each !== days);
    if (decision !== undefined)
      takeBack(books, decision, 'Your membership isn’t paused after all', session.now);
  });
};

export const endSomebody: Ask = async (session, { of }) => {
  const payer = membershipOf(session, of);
  if (payer === undefined) return undefined;
  const { books, studio, day } = session;
  const before = payer.until;
  let decision: KeptDecision | undefined;
  const choices = either(
    done('done', () => {
      endMembership(books, payer, day, session.now);
      decision = decide(books, payer, 'The end of your membership', session.now);
    }),
    refused('invalid_input'),
  );
  const answer = await studio.tell('POST', `/entitlements/${payerId(session, payer)}/end`, { last_day: day });
  return asked(session, answer, choices, 'end membership', () => {
    payer.until = before;
    if (decision !== undefined) takeBack(books, decision, 'Your membership goes on', session.now);
  });
};

export const mergeSomebody: Ask = async (session, { who, other }) => {
  const kept = personOf(session, who);
  const gone = personOf(session, other);
  if (kept === undefined || gone === undefined || kept === gone) return undefined;
  const { books, studio, away } = session;
  let moved: Moved | undefined;
  const merging = done('done', () => {
    moved = merge(books, kept, gone);
    away.add(gone);
  });
  const answer = await studio.tell('POST', `/people/${personId(session, kept)}/merge`, {
    other_id: personId(session, gone),
  });
  const refusing = refused('invalid_input');
  const choices = mayMerge(books, kept, gone, session.now) ? either(merging, refusing) : refusing;
  return asked(session, answer, choices, 'merge', () => {
    if (moved !== undefined) takeApart(books, moved);
    away.delete(gone);
  });
};

const DECISIONS = ['waived', 'waived', 'due', 'settled'] as const;

export const decideSomeFee: Ask = async (session, step) => {
  const { amount } = step;
  const fee = feeOf(session, step);
  if (fee === undefined) return undefined;
  const { state } = fee;
  const decision = DECISIONS[amount % DECISIONS.length] ?? 'waived';
  const choices = decideFee(fee, decision);
  const path = `/fees/${await feeId(session, fee)}/decision`;
  const answer = await session.studio.tell('POST', path, { decision, reason: 'As agreed' });
  return asked(session, answer, choices, 'decide fee', () => {
    fee.state = state;
    fee.wasDecided = false;
  });
};

const TWICE = refused('cannot_undo');
/** The specification says "where possible": what was changed since, or cannot be taken back, is refused for its reason. */
const CANNOT = refused(
  'not_found',
  'already_canceled',
  'class_canceled',
  'not_canceled',
  'class_started',
  'class_full',
  'place_promised',
  'already_booked',
  'overlapping_booking',
  'no_entitlement',
  'no_credit_left',
  'pass_expired_by_then',
  'contract_paused',
  'contract_ended',
  'check_in_closed',
  'missing_counted',
  'stale_version',
  'invalid_input',
);

/** Undo, pressed on any change: the first time it is taken back or refused, later it is refused and changes nothing. */
export const undoSomething: Ask = async (session, { amount, of }) => {
  const change = changeOf(session, amount > 6 ? of : amount);
  if (change === undefined) return undefined;
  const answer = await session.studio.tell('POST', `/changes/${change.id}/undo`, {});
  const undoing = done('done', () => {
    change.undo();
    change.isUndone = true;
  });
  return {
    choices: change.isUndone ? TWICE : either(undoing, TWICE, CANNOT),
    answer,
    what: `undo ${change.what}`,
  };
};
