import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';

afterEach(cleanup);

it('a group of choices is named by what it asks, and each choice by its words', () => {
  render(
    <ChoiceGroup
      label="End of the contract"
      name="end"
      options={{ next_possible: 'As soon as possible', day: 'On a day' }}
      preset="next_possible"
      more={{ when: 'day', field: <TextField label="Day" name="day" /> }}
    />,
  );
  const group = screen.getByRole('group', { name: 'End of the contract' });
  const choices = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ checked }) => checked)).toEqual([true, false]);
  expect(within(group).getByRole('radio', { name: 'On a day' })).toBe(choices[1]);
  expect(within(group).getByLabelText('Day')).toBeDefined();
});
