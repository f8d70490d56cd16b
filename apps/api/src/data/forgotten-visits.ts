/** SQL: the row `t` of studio.trial_bookings is, or was, somebody's and no decoy. */
export const IS_SOMEBODYS = '(t.email is not null or t.held_until is null)';

/**
 * SQL statements that forget visitors: of the rows `t` of studio.trial_bookings, in classes `w`, that the SQL `which` names. A
 * place in a class that took place stays taken without a person, as a member's booking does, so that the occupancy of past
 * classes stays; every other row is deleted. To be run in this order, in one transaction, when no such place lies ahead.
 */
export function forgottenVisits(which: string): readonly string[] {
  return [
    `delete from studio.trial_bookings t using studio.workouts w
      where w.id = t.workout_id and ${which} and (t.canceled_at is not null or t.held_until is not null or w.canceled_at is not null)`,
    `update studio.trial_bookings t set email = null, name = null, cancel_token_hash = null, language = default
       from studio.workouts w where w.id = t.workout_id and ${which} and t.email is not null`,
  ];
}
