import { describe, expect, it } from 'vitest';
import { describedBy } from './field-notes.tsx';

describe('describedBy', () => {
  it('names the notes that are there', () => {
    expect(describedBy('a', { hint: 'Only this', error: undefined })).toBe('a-hint');
    expect(describedBy('a', { hint: 'Both', error: 'Wrong' })).toBe('a-hint a-error');
  });

  it('names nothing when there is none', () => {
    expect(describedBy('a', { hint: undefined, error: undefined })).toBeUndefined();
  });
});
