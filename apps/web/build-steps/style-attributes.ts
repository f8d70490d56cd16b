import { decodeEntities } from './html-text.ts';

const STYLE_ATTRIBUTE = /(<[a-z][^>]*?) style="([^"]*)"/g;

/**
 * Moves style attributes of a prerendered page into rules of its <style>, because the content security policy allows no inline ones.
 * React never compares them when it hydrates, and what it changes later it sets through the DOM, which the policy allows
 * and which outranks these rules. The page must have its <style> already (inline-stylesheets.ts).
 */
export function moveStyleAttributes(html: string): string {
  const rules: string[] = [];
  const marked = html.replace(STYLE_ATTRIBUTE, (_, tag: string, declarations: string) => {
    const rule = decodeEntities(declarations);
    const known = rules.indexOf(rule);
    const number = known === -1 ? rules.push(rule) - 1 : known;
    return `${tag} data-style="${number}"`;
  });
  if (rules.length === 0) return html;
  if (!marked.includes('</style>'))
    throw new Error('This page has style attributes, but no <style> to move them to.');
  const sheet = rules.map((rule, number) => `[data-style="${number}"]{${rule}}`).join('');
  return marked.replace('</style>', () => `${sheet}</style>`);
}
