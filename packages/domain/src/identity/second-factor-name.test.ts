import { expect, it } from 'vitest';
import { APP_NAME, factorNameIn } from './second-factor-name.ts';

it('says an app’s name in German, with its number', () => {
  expect(factorNameIn('de', APP_NAME)).toBe('Authenticator-App');
  expect(factorNameIn('de', `${APP_NAME} 2`)).toBe('Authenticator-App 2');
  expect(factorNameIn('en', `${APP_NAME} 2`)).toBe('Authenticator app 2');
});

it.each(['••• 78', 'Authenticator app of Mia', 'My Authenticator app'])('leaves %j as it is', (name) => {
  expect(factorNameIn('de', name)).toBe(name);
});
