import { afterEach, expect, it, vi } from 'vitest';
import { identityRefusal, refusalOfPopup } from './identity-refusal.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['en', 'This account is disabled. Please ask at the studio.', 'Signing in did not work. Please try again.'],
  [
    'de',
    'Dieses Konto ist gesperrt. Frag bitte im Studio nach.',
    'Die Anmeldung hat nicht geklappt. Versuch es bitte noch einmal.',
  ],
])('a page in %s hears its own language, also for a reason without words', (lang, disabled, other) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(identityRefusal('user-disabled').message).toBe(disabled);
  expect(identityRefusal('internal-error').message).toBe(other);
});

it('what Google’s window reports is said in our words, then in the server’s', () => {
  expect(refusalOfPopup('ACCESS_DENIED', 'denied')).toMatchObject({
    code: 'popup-closed-by-user',
    message: 'The popup has been closed by the user before finalizing the operation.',
  });
  expect(refusalOfPopup('google_not_set_up', 'Not here.')).toMatchObject({
    code: 'operation-not-allowed',
    message: 'Not here.',
  });
  expect(refusalOfPopup('odd', undefined).message).toBe('Signing in did not work. Please try again.');
});
