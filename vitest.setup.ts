import { inspect } from 'node:util';
import { afterEach } from 'vitest';

/**
 * A test fails when anything prints an error or a warning it did not announce. A test that expects one replaces the
 * method itself: `vi.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */
const complaints: string[] = [];

function complain(...words: unknown[]): void {
  complaints.push(words.map((word) => (typeof word === 'string' ? word : inspect(word))).join(' '));
}

console.error = complain;
console.warn = complain;

afterEach(() => {
  if (complaints.length > 0)
    throw new Error(`Unexpected console output:\n${complaints.splice(0).join('\n')}`);
});
