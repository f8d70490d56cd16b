import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { PolicyReport } from '@lifted/domain/measurement/policy-report';
import { answerError } from '../../http/errors/error-answers.ts';
import { refusalOf } from '../../http/errors/failures.ts';
import { POLICY_REPORTS_PATH } from '../../http/headers/security-headers.ts';
import { jsonOf } from '../../http/input/json-body.ts';
import { routeLimit } from '../../http/limits/rate-limits.ts';
import type { RateLimit } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { noReports, notAReport, reportsTooLarge } from './policy-report-refusals.ts';
import { readPolicyReports } from './read-policy-reports.ts';

interface PolicyReportsOptions {
  /** Called with what is kept of every report. */
  readonly watch: (report: PolicyReport) => void;
  readonly limit?: RateLimit;
}

/** Of both forms browsers send reports in. */
const MEDIA_TYPES = ['application/csp-report', 'application/reports+json'];
const LARGEST_BYTES = 16 * 1024;
/** A page that breaks its policy does so at once and often; the first reports tell as much as all. */
const REPORT_LIMIT: RateLimit = { max: 120, seconds: (10 * MINUTE_MS) / SECOND_MS };

/**
 * Takes what browsers report of policies and counts it by words of closed lists (docs/decisions/173). Addresses, samples and
 * the sender are neither stored nor logged.
 */
export function registerPolicyReports(
  app: StudioApp,
  { watch, limit = REPORT_LIMIT }: PolicyReportsOptions,
): void {
  app.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    // Browsers cut samples anywhere, so a text may end in half a character: it is dropped unread.
    reports.addContentTypeParser(
      MEDIA_TYPES,
      { parseAs: 'buffer', bodyLimit: LARGEST_BYTES },
      async (_request: unknown, bytes: Buffer) => jsonOf(bytes),
    );
    reports.setErrorHandler((failure: Error, request, reply) =>
      answerError(asRefused(failure), request, reply),
    );
    reports.post(
      POLICY_REPORTS_PATH,
      { config: { rateLimit: routeLimit(`POST ${POLICY_REPORTS_PATH}`, limit) } },
      async ({ body }, reply) => {
        const sent = readPolicyReports(body);
        if (sent === undefined) throw noReports();
        for (const report of sent) watch(report);
        return reply.code(204).send();
      },
    );
  });
}

/** The server's own refusals speak of the API's bodies. */
function asRefused(failure: Error): Error {
  switch (refusalOf(failure)?.code) {
    case 'body_too_large':
      return reportsTooLarge();
    case 'unsupported_media_type':
      return notAReport();
    default:
      return failure;
  }
}
