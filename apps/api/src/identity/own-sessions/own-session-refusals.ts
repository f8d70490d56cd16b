import { Refusal, refusedField, refusing } from '../../http/errors/refusal.ts';

export function signInAgain(acceptsPasskey: boolean): Refusal {
  return new Refusal(
    'sign_in_again',
    {
      en: 'To sign out other devices, please sign out and in again here first. You then have ten minutes.',
      de: 'Um andere Geräte abzumelden, melde dich bitte hier erst ab und wieder an. Du hast dann zehn Minuten.',
    },
    { acceptsPasskey },
  );
}

export const noSuchSession = refusing('not_found', {
  en: 'This device is already signed out.',
  de: 'Dieses Gerät ist schon abgemeldet.',
});

export function thisSession(): Refusal {
  return refusedField('session_id', {
    en: 'This is the device you are using. To sign out here, use Logout.',
    de: 'Das ist das Gerät, das du gerade benutzt. Hier meldest du dich mit „Abmelden“ ab.',
  });
}
