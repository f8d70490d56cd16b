import { afterEach, describe, expect, it, vi } from 'vitest';
import { trustHtml, trustScript } from './trusted-types.ts';

type Rules = Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string>>;

/** A browser that marks what went through a policy, with the policies made in it. */
function browserWithTrustedTypes(): Map<string, Rules> {
  const made = new Map<string, Rules>();
  const createPolicy = (name: string, rules: Rules): Rules => {
    made.set(name, rules);
    return {
      createHTML: (html) => `${name}:${rules.createHTML(html)}`,
      createScriptURL: (address) => `${name}:${rules.createScriptURL(address)}`,
    };
  };
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  return made;
}

afterEach(() => vi.unstubAllGlobals());

describe('in a browser with Trusted Types', () => {
  it('HTML goes through the policy of its name, which lets in no script', () => {
    const made = browserWithTrustedTypes();
    const trusted = trustHtml('preview');
    expect([trusted('<b>a</b>'), trusted('')]).toEqual(['preview:<b>a</b>', 'preview:']);
    expect([...made.keys()]).toEqual(['preview']);
    expect(() => made.get('preview')?.createScriptURL('/a.js')).toThrow(TypeError);
  });

  it('one address of a script goes through the policy of its name, and nothing else', () => {
    const made = browserWithTrustedTypes();
    expect(trustScript('worker', '/worker.js')).toBe('worker:/worker.js');
    const rules = made.get('worker');
    expect(() => rules?.createScriptURL('/other.js')).toThrow(TypeError);
    expect(() => rules?.createHTML('<b>a</b>')).toThrow(TypeError);
  });
});

it('in another browser texts stay texts', () => {
  vi.stubGlobal('window', {});
  expect(trustHtml('preview')('<b>a</b>')).toBe('<b>a</b>');
  expect(trustScript('worker', '/worker.js')).toBe('/worker.js');
});
