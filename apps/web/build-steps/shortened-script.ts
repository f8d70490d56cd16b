import { minifySync } from 'vite';

/**
 * A script that is written into every page, in as few bytes as it takes.
 * @throws Error when it is no script.
 */
export function shortenedScript(text: string): string {
  const { code, errors } = minifySync('script.js', text, { module: false });
  if (errors.length > 0) throw new Error(`The inline script cannot be shortened: ${JSON.stringify(errors)}`);
  return code.trim();
}
