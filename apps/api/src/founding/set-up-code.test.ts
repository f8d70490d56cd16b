import { describe, expect, it } from 'vitest';
import { isSetUpCode, setUpCode } from './set-up-code.ts';

const SECRET = 'a secret of thirty-two characters or more';

describe('the set-up code', () => {
  it('is the same in every process with the same secret, and another with another secret', () => {
    expect(setUpCode(SECRET)).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(setUpCode(SECRET)).toBe(setUpCode(SECRET));
    expect(setUpCode(`${SECRET}!`)).not.toBe(setUpCode(SECRET));
  });

  it('may be typed in small letters and without dashes, but not in part', () => {
    const code = setUpCode(SECRET);
    expect(isSetUpCode(` ${code.toLowerCase().replaceAll('-', ' ')} `, SECRET)).toBe(true);
    expect(isSetUpCode(code.slice(0, -1), SECRET)).toBe(false);
    expect(isSetUpCode('', SECRET)).toBe(false);
    expect(isSetUpCode('ÄÖÜ', SECRET)).toBe(false);
  });
});
