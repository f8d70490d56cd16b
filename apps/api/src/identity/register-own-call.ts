import type { Call } from '@lifted/contract/call';
import { registerCall, type CallHandler, type RateLimit } from '../http/routing/register-call.ts';
import type { StudioApp } from '../http/studio-app.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { otherOrigin } from './sign-in/sign-in-refusals.ts';

interface OwnCallDependencies {
  readonly settings: Pick<IdentitySettings, 'publicUrl'>;
  readonly tryLimit?: RateLimit;
}

/**
 * Registers a call that only pages of our own may make, and refuses cross-site requests (CSRF). Browsers send the origin
 * with every POST; a request without one is not sent by a page, so it may not carry a cookie.
 */
export function registerOwnCall<C extends Call>(
  app: StudioApp,
  call: C,
  { settings: { publicUrl }, tryLimit }: OwnCallDependencies,
  handler: CallHandler<NoInfer<C>>,
): void {
  registerCall(app, call, {
    ...(tryLimit && { rateLimit: tryLimit }),
    async handler(input) {
      const { origin, cookie } = input.request.headers;
      if (origin !== publicUrl && (origin !== undefined || cookie !== undefined))
        throw otherOrigin(publicUrl);
      return handler(input);
    },
  });
}
