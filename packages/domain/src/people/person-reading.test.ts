import { expect, it } from 'vitest';
import { mayReadPerson, startsThatCount, type PersonData, type PersonRelation } from './person-reading.ts';
import { STUDIO_ROLES, type StudioRole } from './studio-role.ts';

const RELATIONS: readonly PersonRelation[] = ['self', 'coach', 'none'];
const DATA: readonly PersonData[] = ['training', 'money'];

/** Of a role: what it reads of whom, besides one's own data. */
const READS: Readonly<Record<StudioRole, readonly string[]>> = {
  member: [],
  coach: ['coach training'],
  desk: ['coach training', 'coach money', 'none training', 'none money'],
  owner: ['coach training', 'coach money', 'none training', 'none money'],
};

it.each(STUDIO_ROLES)('a %s reads what the role says, and everybody their own', (role) => {
  const read = RELATIONS.flatMap((relation) =>
    DATA.filter((data) => mayReadPerson([role], relation, data)).map((data) => `${relation} ${data}`),
  );
  expect(read).toEqual(['self training', 'self money', ...READS[role]]);
});

it('a coach who is at the desk too reads as the desk', () =>
  expect(mayReadPerson(['coach', 'desk'], 'none', 'money')).toBe(true));

it('without a role nobody is anybody’s coach', () =>
  expect(mayReadPerson([], 'coach', 'training')).toBe(false));

it('classes count from 28 days ago to 14 days ahead, in elapsed time', () =>
  expect(startsThatCount(new Date('2026-11-20T11:00:00Z'))).toEqual({
    from: new Date('2026-10-23T11:00:00Z'),
    to: new Date('2026-12-04T11:00:00Z'),
  }));
