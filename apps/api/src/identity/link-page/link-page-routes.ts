import type { SignedInUser } from '@lifted/contract/identity/sign-in';
import { LANGUAGES } from '@lifted/domain/language/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor } from '../../http/errors/error-answers.ts';
import { PROBLEMS } from '../../http/errors/problems.ts';
import { refuseOtherSites, sendFormPage } from '../../http/forms/form-posts.ts';
import { languageFromOutside } from '../../http/language-from-outside.ts';
import { routeLimit } from '../../http/limits/rate-limits.ts';
import type { RateLimit } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { linkPagePath, signInPath } from '../letters/sign-in-link.ts';
import { findKnownLink } from '../sign-in/mailed-links.ts';
import { linkPage, type LinkPage } from './link-page.ts';
import { renewLink, type RenewalDependencies } from './renew-link.ts';

/** What the page needs, with sessions kept here or at Firebase. */
export interface LinkPageDependencies extends RenewalDependencies {
  readonly studio: { readonly name: string };
  readonly tryLimit: RateLimit;
  /** The person signed in in this browser; undefined for nobody, or when only the browser knows. */
  readonly findUserHere: (
    request: Pick<FastifyRequest, 'headers'>,
  ) => Promise<Pick<SignedInUser, 'uid' | 'email'> | undefined>;
  /** Ends this browser's session. */
  readonly leave: (request: Pick<FastifyRequest, 'headers'>) => Promise<void>;
}

interface TokenRequest {
  Params: { readonly token: string };
}

const SEE_OTHER = 303;

/**
 * The page a mailed sign-in link leads to: GET shows whose link it is, because programs open the links of mails, with
 * scripts too; POST leads on to a page with the token, which signs in. An old link is replaced by mail.
 */
export function registerLinkPage(app: StudioApp, dependencies: LinkPageDependencies): void {
  const { pool, now, studio, tryLimit, findUserHere, leave } = dependencies;

  for (const language of LANGUAGES) {
    const address = linkPagePath(':token', language);
    const send = (reply: FastifyReply, token: string, page: LinkPage) =>
      sendFormPage(
        reply,
        linkPage({ studioName: studio.name, language, address: linkPagePath(token, language) }, page),
      );
    const notGood = (reply: FastifyReply, token: string, state: 'old' | 'unknown') =>
      send(reply.code(PROBLEMS.link_unknown.status), token, { state });

    app.register(async (pages) => {
      pages.removeAllContentTypeParsers();
      pages.addContentTypeParser('*', { parseAs: 'buffer' }, async () => null);
      pages.setErrorHandler<Error, TokenRequest>((failure, request, reply) => {
        const refusal = refusalFor(failure, request);
        const { retryAfterSeconds } = refusal.extras;
        if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
        return send(reply.code(PROBLEMS[refusal.code].status), request.params.token, {
          state: 'refused',
          why: refusal.detail[language],
        });
      });
      const config = { rateLimit: routeLimit('sign-in page', tryLimit) };

      pages.get<TokenRequest>(address, { config }, async (request, reply) => {
        const { token } = request.params;
        // Nobody knows the language of who is invited: their mail is in both, and its first link English.
        const preferred = language === 'en' ? languageFromOutside(request.headers) : language;
        if (preferred !== language) {
          request.server.giveBackTry(request);
          return reply.redirect(linkPagePath(token, preferred));
        }
        const link = await findKnownLink(pool, token, now());
        if (!link?.isGood) return notGood(reply, token, link === undefined ? 'unknown' : 'old');
        request.server.giveBackTry(request);
        const here = await findUserHere(request);
        const other = here === undefined || here.uid === link.uid ? undefined : here.email;
        return send(reply, token, { state: 'asks', owner: link.email, other });
      });

      pages.post<TokenRequest>(address, { config }, async (request, reply) => {
        refuseOtherSites(request);
        const { token } = request.params;
        const link = await findKnownLink(pool, token, now());
        if (!link?.isGood) return notGood(reply, token, link === undefined ? 'unknown' : 'old');
        request.server.giveBackTry(request);
        // Any page with a token keeps who is signed in: the button says that they are signed out.
        await leave(request);
        return reply.redirect(signInPath(token, language), SEE_OTHER);
      });

      pages.post<TokenRequest>(`${address}/new`, { config }, async (request, reply) => {
        refuseOtherSites(request);
        const { token } = request.params;
        const outcome = await renewLink(dependencies, token, language);
        switch (outcome) {
          case 'good':
            return reply.redirect(linkPagePath(token, language), SEE_OTHER);
          case 'unknown':
            return notGood(reply, token, 'unknown');
          case 'sent':
          case 'enough':
            return send(reply, token, { state: outcome });
          default:
            return outcome satisfies never;
        }
      });
    });
  }
}
