import { describe, expect, it } from 'vitest';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { fieldRefusals, refusalWords } from './refusal-words.ts';

const full = new ApiProblem({
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: 'This class is full.',
  code: 'class_full',
});

const misnamed = new ApiProblem({
  type: 'about:blank',
  title: 'Invalid input',
  status: 422,
  detail: 'Please tell us your first name.',
  code: 'invalid_input',
  errors: [{ field: 'name', message: 'Please tell us your first name.' }],
});

describe('why a booking was refused', () => {
  it('names the field that has to change, in the language of the page', () => {
    expect(fieldRefusals(misnamed, 'en')).toEqual({ name: 'Please tell us your first name.' });
    expect(fieldRefusals(misnamed, 'de')).toEqual({ name: 'Bitte prüfe deinen Vornamen.' });
    expect(fieldRefusals(full, 'en')).toEqual({});
  });

  it('is the error’s own message in English', () => {
    expect(refusalWords(full, 'en')).toBe('This class is full.');
    expect(refusalWords(new Error('No answer.'), 'en')).toBe('No answer.');
  });

  it('is said in German where the reason is known, and never in English there', () => {
    expect(refusalWords(full, 'de')).toBe('Dieser Kurs ist inzwischen ausgebucht.');
    expect(refusalWords(new Error('No answer.'), 'de')).toContain('noch einmal');
  });
});
