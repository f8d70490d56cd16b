import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../http/api-problem.ts';
import { refusalWords } from './refusal-words.ts';

const full = new ApiProblem({
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: 'This class is full.',
  code: 'class_full',
});

describe('why a booking was refused', () => {
  it('is the error’s own message in English', () => {
    expect(refusalWords(full, 'en')).toBe('This class is full.');
    expect(refusalWords(new Error('No answer.'), 'en')).toBe('No answer.');
  });

  it('is said in German where the reason is known, and never in English there', () => {
    expect(refusalWords(full, 'de')).toBe('Dieser Kurs ist inzwischen ausgebucht.');
    expect(refusalWords(new Error('No answer.'), 'de')).toContain('noch einmal');
  });
});
