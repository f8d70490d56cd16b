/** Stands for the studio's own address where a branch is chosen: rooms that belong to no branch are there. */
export const OWN_ADDRESS = 'own';
