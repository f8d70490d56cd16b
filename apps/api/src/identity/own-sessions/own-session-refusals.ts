import { type Refusal, refusedField, refusing } from '../../http/errors/refusal.ts';

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
