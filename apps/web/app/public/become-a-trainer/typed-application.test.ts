import {
  readTrainerApplication,
  type TypedApplication,
} from '@lifted/domain/applications/trainer-application';
import { describe, expect, it } from 'vitest';
import { errorsFrom, errorsOf, requestOf } from './typed-application.ts';

const TYPED: TypedApplication = {
  firstName: ' Ada ',
  lastName: 'Vogel',
  whatsapp: '',
  phone: '030 555 012 40',
  email: '',
  language: 'German',
  message: '',
};

describe('what was typed', () => {
  it('is sent as it will be stored, empty where nothing was typed', () => {
    const reading = readTrainerApplication(TYPED);
    if (reading.outcome === 'refused') return expect.fail('refused');
    expect(requestOf(reading.application, { language: 'de', website: '' })).toEqual({
      first_name: 'Ada',
      last_name: 'Vogel',
      whatsapp: '',
      phone: '030 555 012 40',
      email: '',
      language: 'German',
      message: '',
      page_language: 'de',
      website: '',
    });
  });

  it('has a sentence for each field that has to change, in the language of the page', () => {
    const reading = readTrainerApplication({ ...TYPED, lastName: '', phone: 'x' });
    if (reading.outcome === 'application') return expect.fail('not refused');
    expect(errorsOf(reading.faults, 'de')).toEqual({
      lastName: 'Sag uns bitte deinen Nachnamen.',
      phone: 'Gib bitte eine Telefonnummer an, zum Beispiel +49 151 23456789.',
    });
  });
});

it('errors from the server appear beside their field, and nothing where there is none', () => {
  const errors = errorsFrom([
    { field: 'last_name', message: 'Please tell us your last name.' },
    { field: 'page_language', message: 'This value is not possible here.' },
  ]);
  expect(errors).toEqual({ lastName: 'Please tell us your last name.' });
});
