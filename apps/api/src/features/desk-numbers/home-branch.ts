import { DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import { HOME_WEEKS } from '@lifted/domain/desk/studio-numbers';
import { VALID_BRANCHES } from '../../classes/customer-columns.ts';

/*
 * SQL: the home branch of what numbers count (decision 180): the only branch it is valid in, otherwise the one its holder trains
 * at. Null is no branch yet.
 */

/** In hours, which no clock change moves. */
export const WEEKS = `make_interval(hours => ${HOME_WEEKS * DAYS_PER_WEEK * 24})`;

/** The only branch entitlement `e` is valid in; null where that is several, or everywhere. */
export const SOLE_BRANCH = `(
  select min(coalesce(valid.branch_id, '${OWN_ADDRESS}')) from (${VALID_BRANCHES}) valid having count(*) = 1)`;

/** Of a group of entitlements the one all of them are only valid in; `sole` is that of each. */
export function soleOfAll(sole: string): string {
  return `case when count(*) = count(${sole}) and min(${sole}) = max(${sole}) then min(${sole}) end`;
}

/** How many of the visits' `starts` are before an instant. */
export function startsBefore(until: string): string {
  return `width_bucket(${until} - interval '1 microsecond', visits.starts)`;
}

/**
 * `sole`, or where it is null the branch somebody with the `visits` came to most in the weeks up to their last class, before the
 * instant `until`; of two the one they came to last. Until there is such a class, their first one decides.
 */
export function homeBranch(sole: string, until: string): string {
  return `coalesce(${sole}, visits.only_branch, (
    select came.branch
      from (select greatest(${startsBefore(until)}, 1) as last) latest,
           lateral (select width_bucket(visits.starts[latest.last] - ${WEEKS}, visits.starts) + 1 as first) earliest,
           unnest(visits.starts[earliest.first:latest.last], visits.branches[earliest.first:latest.last]) came (at, branch)
     group by came.branch order by count(*) desc, max(came.at) desc, came.branch limit 1))`;
}
