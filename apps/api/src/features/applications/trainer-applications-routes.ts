import { applyAsTrainer as applyCall } from '@lifted/contract/trainer-applications';
import { berlinIso, MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { TrainerApplication } from '@lifted/domain/applications/trainer-application';
import type { Language } from '@lifted/domain/language/language';
import type { Pool } from 'pg';
import { formField, registerFormPost } from '../../http/forms/form-posts.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall, type RateLimit } from '../../http/routing/register-call.ts';
import { filledHoneypot } from '../../http/forms/honeypot.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { receivedPage, refusedPage } from './application-form-pages.ts';
import { applyAsTrainer } from './apply-as-trainer.ts';
import { acceptedApplication, typedInCall, typedInForm } from './read-application.ts';

/** Enough for a shared connection and a few corrections; every application is a mail someone reads. */
export const TRAINER_APPLICATION_LIMIT: RateLimit = { max: 10, seconds: (10 * MINUTE_MS) / SECOND_MS };

/** Pages with the form; without JavaScript a browser posts it to its page's address. */
const FORM_ADDRESSES = { en: '/become-a-trainer', de: '/de/become-a-trainer' } as const satisfies Record<
  Language,
  string
>;

interface TrainerApplicationsDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly letters: LetterSettings;
  /** Called after a commit that wrote a mail. */
  readonly wakeJobs: () => void;
  readonly limit?: RateLimit;
}

/** Applying as a trainer, with and without JavaScript (specification, section 2: Become a trainer). */
export function registerTrainerApplications(
  app: StudioApp,
  dependencies: TrainerApplicationsDependencies,
): void {
  const { letters, limit = TRAINER_APPLICATION_LIMIT } = dependencies;
  const studioName = letters.studio.name;

  registerCall(app, applyCall, {
    rateLimit: limit,
    async handler({ body, request }) {
      const pageLanguage = body.page_language ?? languageOf(request.headers);
      const application = acceptedApplication(typedInCall(body));
      const receivedAt = await receive(dependencies, application, pageLanguage, body.website);
      return { received_at: berlinIso(receivedAt) };
    },
  });

  for (const language of ['en', 'de'] as const) {
    registerFormPost(app, {
      address: FORM_ADDRESSES[language],
      rateLimit: limit,
      async accept(fields) {
        const application = acceptedApplication(typedInForm(fields));
        await receive(dependencies, application, language, formField(fields, 'website'));
        return receivedPage({ language, studioName }, application);
      },
      refuse: (fields, refusal) => refusedPage({ language, studioName }, fields, refusal),
    });
  }
}

/** Stores an application once and drops what a bot sent. Returns when it was received. */
async function receive(
  { pool, now, letters, wakeJobs }: TrainerApplicationsDependencies,
  application: TrainerApplication,
  pageLanguage: Language,
  website: string | undefined,
): Promise<Date> {
  if (filledHoneypot(website)) return now();
  const { stored, receivedAt } = await applyAsTrainer(pool, letters, {
    application,
    pageLanguage,
    now: now(),
  });
  if (stored) wakeJobs();
  return receivedAt;
}
