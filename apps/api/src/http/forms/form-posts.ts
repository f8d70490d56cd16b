import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from './escaped-html.ts';
import { refusalFor } from '../errors/error-answers.ts';
import { formPagePolicy } from './form-page.ts';
import { checkText, utf8Text } from '../input/json-body.ts';
import { PROBLEMS } from '../errors/problems.ts';
import { routeLimit } from '../limits/rate-limits.ts';
import type { Refusal } from '../errors/refusal.ts';
import { notOurForm } from '../errors/request-refusals.ts';
import type { RateLimit } from '../routing/register-call.ts';
import type { StudioApp } from '../studio-app.ts';

/** Submitted values by field name; the last one if a name occurs twice. */
export type FormFields = ReadonlyMap<string, string>;

interface FormPost {
  /** Where the form posts to: the address of its page, so that the address bar shows a page that exists. */
  readonly address: `/${string}`;
  readonly rateLimit: RateLimit;
  /** Processes the form and returns the page to show (form-page.ts). Throws a Refusal. */
  readonly accept: (fields: FormFields) => Promise<Html>;
  /** The page of a refusal: what to change, and the form with all values kept. */
  readonly refuse: (fields: FormFields, refusal: Refusal) => Html;
}

const NOTHING: FormFields = new Map();
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Browsers send the origin of a request; older ones and other programs do not. */
const OWN_SITES: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * Makes a page's form work without JavaScript: accepts a plain form post and responds with a whole page. It uses the same
 * rules and store as the call that scripts make.
 */
export function registerFormPost(app: StudioApp, { address, rateLimit, accept, refuse }: FormPost): void {
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) =>
      parseForm(bytes),
    );
    forms.setErrorHandler((failure, request, reply) => {
      const refusal = refusalFor(failure, request);
      const { retryAfterSeconds } = refusal.extras;
      if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
      return sendFormPage(reply.code(PROBLEMS[refusal.code].status), refuse(fieldsOf(request), refusal));
    });
    forms.post(address, {
      config: {
        // After the body is read, so that the refusal can show the values again.
        rateLimit: { ...routeLimit(`form ${address}`, rateLimit), hook: 'preHandler' },
      },
      async handler(request, reply) {
        refuseOtherSites(request);
        return sendFormPage(reply, await accept(fieldsOf(request)));
      },
    });
  });
}

/** Throws for a form that another site posted. */
export function refuseOtherSites({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (!OWN_SITES.includes(headers['sec-fetch-site'])) throw notOurForm();
}

/**
 * The fields of a form's body. Throws `malformed_body` for invalid UTF-8 and `invalid_input` for text that cannot be stored.
 */
export function parseForm(bytes: Uint8Array): FormFields {
  const fields = new Map(new URLSearchParams(utf8Text(bytes)));
  for (const [name, value] of fields) checkText(value, name);
  return fields;
}

/** The trimmed value of a field; empty when the form did not send it. */
export function formField(fields: FormFields, name: string): string {
  return fields.get(name)?.trim() ?? '';
}

/** The submitted values, as far as they could be read. */
function fieldsOf({ body }: FastifyRequest): FormFields {
  if (!(body instanceof Map)) return NOTHING;
  const fields = new Map<string, string>();
  for (const [name, value] of body) fields.set(String(name), String(value));
  return fields;
}

/** Sends a page of its own (form-page.ts): it runs nothing and loads nothing. */
export function sendFormPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', formPagePolicy())
    .header('x-robots-tag', 'noindex')
    .send(page.markup);
}
