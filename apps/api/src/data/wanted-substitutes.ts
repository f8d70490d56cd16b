/**
 * SQL that tells whether the request `r` still looks for another coach of its class `w`: nobody has accepted, and who asked still has
 * the class, which the desk may have given to somebody else without it.
 */
export const IS_SUBSTITUTE_WANTED = '(r.accepted_at is null and r.asked_coach_id = w.coach_id)';
