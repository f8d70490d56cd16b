/** The studio's own address where a branch is chosen: the rooms that belong to no branch. */
export const OWN_ADDRESS = 'own';
