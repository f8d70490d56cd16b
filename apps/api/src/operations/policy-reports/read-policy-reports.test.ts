import { describe, expect, it } from 'vitest';
import { readPolicyReports } from './read-policy-reports.ts';

const STUDIO = 'https://lifted.example';

/** As Firefox and older browsers send it. */
const older = (changes: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': `${STUDIO}/desk/people?search=Mia`,
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'script-sample': 'alert("Mia")',
    ...changes,
  },
});

/** As browsers with the Reporting API send it, in a list. */
const newer = (changes: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  age: 7,
  url: `${STUDIO}/floor`,
  user_agent: 'Browser/1.0',
  body: {
    documentURL: `${STUDIO}/floor`,
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sample: 'Element innerHTML|Mia',
    ...changes,
  },
});

describe('a report about a policy', () => {
  it('is read in the older form', () => {
    expect(readPolicyReports(older())).toEqual([
      { directive: 'script-src-elem', page: 'desk', blocked: 'inline' },
    ]);
  });

  it('is read in the newer form, many at once or alone', () => {
    const floor = { directive: 'require-trusted-types-for', page: 'floor', blocked: 'trusted_types' };
    expect(
      readPolicyReports([newer(), newer({ effectiveDirective: 'img-src', blockedURL: 'data' })]),
    ).toEqual([floor, { directive: 'img-src', page: 'floor', blocked: 'data' }]);
    expect(readPolicyReports(newer())).toEqual([floor]);
  });

  it('of browsers that only name the rule with its sources is told by its name', () => {
    const report = older({
      'effective-directive': undefined,
      'violated-directive': "script-src 'self' https://cdn.example",
    });
    expect(readPolicyReports(report)).toMatchObject([{ directive: 'script-src' }]);
  });

  it.each([
    ['/', 'site'],
    ['/de/wod', 'site'],
    ['/dashboard?from=/desk', 'member'],
    ['/de/messages/settings', 'member'],
    ['/desk', 'desk'],
    ['/de/desk/people/7', 'desk'],
    ['/de/floor', 'floor'],
    ['/desktop', 'site'],
  ])('at %s is one of the %s', (path, page) => {
    expect(readPolicyReports(older({ 'document-uri': STUDIO + path }))).toMatchObject([{ page }]);
  });

  it.each(['about', 'about:srcdoc', 'data:text/html,Mia', '', 7, null, undefined])(
    'of a document at %j is of no page of ours',
    (address) =>
      expect(readPolicyReports(older({ 'document-uri': address }))).toMatchObject([{ page: 'other' }]),
  );

  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['wasm-eval', 'eval'],
    ['trusted-types-policy', 'trusted_types'],
    ['self', 'own_host'],
    ['data', 'data'],
    ['data:text/javascript,Mia', 'data'],
    ['blob', 'blob'],
    [`blob:${STUDIO}/mia`, 'blob'],
    [`${STUDIO}/a.js?token=Mia`, 'own_host'],
    ['https://elsewhere.example/mia.js', 'other_host'],
    ['wss://elsewhere.example', 'other_host'],
    ['chrome-extension://abc/a.js', 'extension'],
    ['moz-extension', 'other'],
    ['', 'other'],
    [null, 'other'],
    [['inline'], 'other'],
  ])('about %j says %s', (address, blocked) => {
    expect(readPolicyReports([newer({ documentURL: `${STUDIO}/`, blockedURL: address })])).toMatchObject([
      { blocked },
    ]);
  });

  it.each(['mia-src', '__proto__', 'constructor', 'SCRIPT-SRC', '', 7, {}, null])(
    'about a rule %j that does not exist is about another',
    (rule) => {
      expect(readPolicyReports([newer({ effectiveDirective: rule })])).toMatchObject([
        { directive: 'other' },
      ]);
      expect(
        readPolicyReports(older({ 'effective-directive': rule, 'violated-directive': rule })),
      ).toMatchObject([{ directive: 'other' }]);
    },
  );

  it('keeps nothing anybody could recognise', () => {
    const kept = [
      readPolicyReports(older()),
      readPolicyReports([newer({ blockedURL: 'https://mia.example/Mia', effectiveDirective: 'Mia' })]),
    ];
    expect(JSON.stringify(kept)).not.toMatch(/mia|example|Browser/i);
  });
});

describe('a body', () => {
  it('with reports about something else counts for nothing, and is none the worse for it', () => {
    expect(
      readPolicyReports([{ type: 'deprecation', body: { id: 'x' } }, { type: 'csp-violation' }]),
    ).toEqual([]);
    expect(readPolicyReports([])).toEqual([]);
  });

  it.each([
    null,
    7,
    'csp-report',
    {},
    { 'csp-report': 'inline' },
    { 'csp-report': [] },
    ['csp-violation'],
    [{ body: {} }],
    [newer(), null],
  ])('of another shape is none: %j', (body) => expect(readPolicyReports(body)).toBeUndefined());
});
