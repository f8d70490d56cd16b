import { HtmlValidate, type ConfigData } from 'html-validate';
import { prerenderedAddresses } from '../src/site-addresses.ts';
import { expect, test } from '../src/site-test.ts';

/** React's way to write void elements, empty attributes and ids; the standard allows it. */
const REACT_SPELLING: ConfigData['rules'] = {
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-trailing-whitespace': 'off',
  'valid-id': ['error', { relaxed: true }],
  'no-raw-characters': ['error', { relaxed: true }],
};

/** Scripts are on our own origin with hashed file names; telephone numbers may wrap on a phone. */
const OURS: ConfigData['rules'] = {
  'no-inline-style': 'error',
  'require-sri': 'off',
  'long-title': 'off',
  'tel-non-breaking': 'off',
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: { ...REACT_SPELLING, ...OURS },
});

/** The fallback page of addresses with a parameter, and of those that do not exist. */
const FALLBACK = [
  '/workout/1',
  '/de/workout/1',
  '/workout/1/test',
  '/de/workout/1/test',
  '/de/challenge/1',
  '/nothing',
];

test('every page is valid HTML', async ({ request }) => {
  // Every page of the site; the validator takes its time.
  test.setTimeout(180_000);
  for (const address of [...prerenderedAddresses(), ...FALLBACK]) {
    const answer = await request.get(address);
    expect.soft(answer.status(), address).toBe(address === '/nothing' ? 404 : 200);
    const { results } = await validator.validateString(await answer.text());
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
    );
    expect.soft(findings, address).toEqual([]);
  }
});

test('the validator finds what is wrong', async () => {
  const { valid } = await validator.validateString(
    '<!DOCTYPE html><html lang="en"><p><div></div></p></html>',
  );
  expect(valid).toBe(false);
});
