import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

it('security.txt says whom to write to, in which languages and until when it holds', () => {
  const lines = securityTxt('hello@lifted.example', new Date('2026-11-21T01:00:00Z')).split('\n');
  expect(lines).toEqual([
    'Contact: mailto:hello@lifted.example',
    'Expires: 2027-09-17T01:00:00.000Z',
    'Preferred-Languages: de, en',
    'Canonical: https://origin.invalid/.well-known/security.txt',
    '',
  ]);
});
