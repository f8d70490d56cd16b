import { describe, expect, it } from 'vitest';
import { backupCodeFault, codeFault } from './second-factor-form.ts';

describe('a code of an app or an SMS', () => {
  it.each(['123456', ' 123 456 ', '123-456', '000000'])('%j can be sent', (typed) => {
    expect(codeFault(typed)).toBeNull();
  });

  it.each(['', '  ', ' - '])('%j is missing', (typed) => {
    expect(codeFault(typed)).toBe('missing');
  });

  it.each(['12345', '1234567', '12a456', 'abcdef'])('%j is incomplete', (typed) => {
    expect(codeFault(typed)).toBe('incomplete');
  });
});

describe('a backup code', () => {
  it.each(['abcde-fgh23', 'ABCDE FGH23', 'abcdefgh23'])('%j can be sent', (typed) => {
    expect(backupCodeFault(typed)).toBeNull();
  });

  it('is missing when nothing of it was typed', () => {
    expect(backupCodeFault(' - ')).toBe('missing');
  });

  it.each(['abcde-fgh2', 'abcde-fgh234'])('%j is incomplete', (typed) => {
    expect(backupCodeFault(typed)).toBe('incomplete');
  });
});
