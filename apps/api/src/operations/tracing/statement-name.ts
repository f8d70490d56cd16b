const LITERAL = /'(?:[^']|'')*'/g;
/** Settings of a transaction before what it does. */
const SETTINGS = /^(?:\s*set local [^;]*;)+/i;
const FIRST_WORD = /^\s*(?<word>[a-z]+)\b/i;
const TABLE = /\b(?:from|into|update|table)\s+"?(?<table>[a-z_]\w*)"?(?:\."?(?<inner>[a-z_]\w*)"?)?/i;
const UNKNOWN = 'statement';

/**
 * What a statement may be called outside the database: its name, else its first keyword and first table ('select
 * studio.customers'). Never values: they are parameters, and literals are removed first.
 */
export function statementName(statement: unknown): string {
  if (typeof statement === 'string') return wordsOf(statement);
  if (typeof statement !== 'object' || statement === null) return UNKNOWN;
  if ('name' in statement && typeof statement.name === 'string') return statement.name;
  return 'text' in statement && typeof statement.text === 'string' ? wordsOf(statement.text) : UNKNOWN;
}

function wordsOf(text: string): string {
  const withoutValues = text.replaceAll(LITERAL, "''").replace(SETTINGS, '');
  const word = FIRST_WORD.exec(withoutValues)?.groups?.['word']?.toLowerCase() ?? UNKNOWN;
  const { table, inner } = TABLE.exec(withoutValues)?.groups ?? {};
  return [word, [table, inner].filter((part) => part !== undefined).join('.')].join(' ').trim();
}
