/** Pairs of socks one person gets at most (specification, section 9: Challenge). */
export const PAIRS_PER_PERSON = 1;

/** Participants hear of an early end or of other terms within this time at the latest (specification, section 9). */
export const CHANGE_NOTICE_HOURS = 24;
