import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { ClassFields } from './desk/desk-classes.ts';
import { ChallengeFields } from './desk/desk-challenges.ts';
import { ExerciseFields } from './desk/desk-exercises.ts';
import { PersonFields } from './desk/people/people.ts';
import {
  BranchFields,
  ClosureFields,
  CoachFields,
  LocationFields,
  PartnerFields,
  ProductFields,
  TemplateFields,
} from './desk-records.ts';

const NAMES: readonly (readonly [of: string, schema: TSchema])[] = [
  ['a class', ClassFields.properties.timer_name],
  ['a class of the repeating week', TemplateFields.properties.timer_name],
  ['a product', ProductFields.properties.name],
  ['a room', LocationFields.properties.name],
  ['a branch', BranchFields.properties.name],
  ['a coach', CoachFields.properties.first_name],
  ['a partner', PartnerFields.properties.name],
  ['a closed day', ClosureFields.properties.reason],
  ['an exercise', ExerciseFields.properties.name],
  ['a challenge', ChallengeFields.properties.title],
  ['a person', PersonFields.properties.first_name],
  ['a family', PersonFields.properties.last_name],
];

describe.each(NAMES)('the name of %s', (_, schema) => {
  it('may be in every script, with emoji', () => {
    for (const name of ['Heavy Basics', '腕立て', 'Änne 👩🏽‍🚀']) expect(Check(schema, name)).toBe(true);
  });

  it.each(['a\nb', 'a\u0007b', 'a\u202Eb', 'a\u2028b', 'a\u2029b', '\u200B', ' ', ''])(
    'is refused: %j',
    (name) => {
      expect(Check(schema, name)).toBe(false);
    },
  );
});
