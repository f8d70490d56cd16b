import { refusedField, refusing, type Refusal } from '../../http/errors/refusal.ts';

export const notAReader = refusing('not_found', {
  en: 'There is no member with this account, so there are no messages for it.',
  de: 'Zu diesem Konto gibt es kein Mitglied und deshalb auch keine Nachrichten.',
});

/** The contract needs this mail, so it cannot be switched off. */
export function alwaysOn(): Refusal {
  return refusedField('is_on', {
    en: 'Your contract requires these emails, so they stay on.',
    de: 'Diese Mails sind für deinen Vertrag nötig, deshalb bleiben sie an.',
  });
}

export function noPushService(): Refusal {
  return refusedField('endpoint', {
    en: 'This browser’s push service has no address we can reach.',
    de: 'Der Push-Dienst dieses Browsers hat keine Adresse, die wir erreichen.',
  });
}
