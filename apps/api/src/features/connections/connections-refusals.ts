import { refusedField, refusing } from '../../http/errors/refusal.ts';

export const keyUnknown = refusing('not_found', {
  en: 'There is no such key, or it was revoked already.',
  de: 'Diesen Schlüssel gibt es nicht, oder er ist schon widerrufen.',
});

/** A key that would never hold. */
export const dayIsOver = () =>
  refusedField('last_day', {
    en: 'Please choose today or a day to come.',
    de: 'Bitte nimm heute oder einen Tag, der noch kommt.',
  });

export const webhookUnknown = refusing('not_found', {
  en: 'There is no such webhook.',
  de: 'Diesen Webhook gibt es nicht.',
});

export const addressRefused = () =>
  refusedField('url', {
    en: 'Please enter an address that begins with https://, has a public name and the usual port.',
    de: 'Bitte gib eine Adresse ein, die mit https:// beginnt, einen öffentlichen Namen hat und den üblichen Port.',
  });
