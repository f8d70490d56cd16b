/** The studio's own address where a branch is chosen: the rooms that belong to no branch. */
export const OWN_ADDRESS = 'own';

/** No branch, where numbers are counted by branch: people who have not trained yet, and what they bought. */
export const NO_BRANCH = 'none';
