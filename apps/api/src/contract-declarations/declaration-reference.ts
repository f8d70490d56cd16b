import { randomInt } from 'node:crypto';

/** Digits and letters that are not mistaken for each other on paper or on the phone. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP_LENGTH = 4;
const GROUPS = 2;

/** Names a declaration towards the person and the studio, without telling how many there are: 'LF-7K3M-9QPD'. */
export function newReference(): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  );
  return ['LF', ...groups].join('-');
}
