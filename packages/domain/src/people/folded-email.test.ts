import { describe, expect, it } from 'vitest';
import { foldedEmail } from './folded-email.ts';

describe('spellings of one mailbox', () => {
  it.each([
    ['mia@example.com', 'mia@example.com'],
    ['Mia@EXAMPLE.com', 'mia@example.com'],
    ['mia+one@example.com', 'mia@example.com'],
    ['mia+one+two@example.com', 'mia@example.com'],
    ['m.i.a+x@gmail.com', 'mia@gmail.com'],
    ['mia@googlemail.com', 'mia@gmail.com'],
    ['a\u0308nne@example.com', 'änne@example.com'],
  ])('%s is %s', (email, folded) => expect(foldedEmail(email)).toBe(folded));

  it.each([
    ['m.ia@example.com', 'dots count everywhere but at Gmail'],
    ['+mia@example.com', 'a plus at the beginning separates nothing'],
    ['mia-one@example.com', 'a hyphen is part of the name'],
  ])('%s stays as it is: %s', (email) => expect(foldedEmail(email)).toBe(email));
});
