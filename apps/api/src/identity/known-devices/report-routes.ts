import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor } from '../../http/errors/error-answers.ts';
import { PROBLEMS } from '../../http/errors/problems.ts';
import { sendFormPage } from '../../http/forms/form-posts.ts';
import { routeLimit } from '../../http/limits/rate-limits.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { logSecurityEvent } from '../security-events.ts';
import { findReportable } from './known-device-repository.ts';
import { reportPage, type ReportPage } from './report-page.ts';
import { reportSignIn } from './report-sign-in.ts';

interface TokenRequest {
  Params: { readonly token: string };
}

/**
 * The page behind 'this was not me': GET shows, because programs open the links of mails; POST acts. It needs neither
 * sign-in nor script, and only the token counts.
 */
export function registerReportPage(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, tryLimit } = dependencies;

  for (const language of LANGUAGES) {
    const address = pathIn(language, '/not-me/:token');
    const send = (reply: FastifyReply, page: PageContent) => {
      const { studioName } = dependencies.secondFactors;
      return sendFormPage(reply, reportPage({ studioName, language, ...page }));
    };
    const notValid = (reply: FastifyReply) =>
      send(reply.code(PROBLEMS.link_unknown.status), { state: 'unknown' });

    app.register(async (pages) => {
      pages.removeAllContentTypeParsers();
      pages.addContentTypeParser('*', { parseAs: 'buffer' }, async () => null);
      pages.setErrorHandler((failure, request, reply) => {
        const refusal = refusalFor(failure, request);
        const { retryAfterSeconds } = refusal.extras;
        if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
        return send(reply.code(PROBLEMS[refusal.code].status), {
          state: 'refused',
          why: refusal.detail[language],
        });
      });
      const config = { rateLimit: routeLimit('not-me', tryLimit) };
      pages.get<TokenRequest>(address, { config }, async ({ params }, reply) => {
        const signIn = await findReportable(pool, params.token, now());
        return signIn === undefined ? notValid(reply) : send(reply, { state: 'asks', signedInAt: signIn.at });
      });
      pages.post<TokenRequest>(address, { config }, async (request, reply) => {
        const account = await report(request, language);
        return account === undefined ? notValid(reply) : send(reply, { state: 'done' });
      });
    });
  }

  async function report(request: FastifyRequest<TokenRequest>, language: Language) {
    const account = await reportSignIn(dependencies, request.params.token, language);
    if (account !== undefined) logSecurityEvent(request, 'sign_in_reported', { account });
    return account;
  }
}

/** A page without what all of them have. */
type PageContent = ReportPage extends infer Page
  ? Page extends ReportPage
    ? Omit<Page, 'studioName' | 'language'>
    : never
  : never;
