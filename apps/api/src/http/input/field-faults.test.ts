import { LocationFields } from '@lifted/contract/desk-records';
import { Errors } from 'typebox/value';
import { expect, it } from 'vitest';
import { fieldFaults } from './field-faults.ts';

it.each(['Main\nHall', 'Main\u0007Hall', '\u202EllaH', 'Main\u2028Hall'])(
  'a name that is not on one plain line is refused with a sentence: %j',
  (name) => {
    const fields = { name, branch_id: null };
    expect(fieldFaults([...Errors(LocationFields, fields)], fields)).toEqual([
      {
        field: 'name',
        message: {
          en: 'Please write this in one line, without invisible or control characters.',
          de: 'Schreib das bitte in einer Zeile, ohne unsichtbare Zeichen und Steuerzeichen.',
        },
      },
    ]);
  },
);
