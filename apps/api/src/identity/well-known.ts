import { pathIn } from '@lifted/domain/language/language-of-path';
import { languageOf } from '../http/request-language.ts';
import type { StudioApp } from '../http/studio-app.ts';
import type { IdentitySettings } from './identity-settings.ts';

/** Leads password managers to the page that sets a password ("A Well-Known URL for Changing Passwords", W3C). */
export function registerChangePassword(app: StudioApp): void {
  app.get('/.well-known/change-password', (request, reply) =>
    reply.redirect(pathIn(languageOf(request.headers), '/reset-password')),
  );
}

/** Tells what manages passkeys on a device where they are added and removed here ("Passkey Endpoints", W3C). */
export function registerPasskeyEndpoints(
  app: StudioApp,
  { publicUrl }: Pick<IdentitySettings, 'publicUrl'>,
): void {
  app.get('/.well-known/passkey-endpoints', async (request, reply) => {
    const security = `${publicUrl}${pathIn(languageOf(request.headers), '/security')}`;
    reply.type('application/json; charset=utf-8');
    return { enroll: security, manage: security };
  });
}
