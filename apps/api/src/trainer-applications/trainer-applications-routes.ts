import { applyAsTrainer as applyCall } from '@lifted/contract/trainer-applications';
import { berlinIso, MINUTE_MS, SECOND_MS } from '@lifted/domain/studio-calendar';
import type { TrainerApplication } from '@lifted/domain/trainer-application';
import type { Language } from '@lifted/domain/language';
import type { Pool } from 'pg';
import { formField, registerFormPost } from '../http/form-posts.ts';
import { registerCall, type RateLimit } from '../http/register-call.ts';
import { isRobot } from '../http/robot-trap.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { receivedPage, refusedPage } from './application-form-pages.ts';
import { applyAsTrainer } from './apply-as-trainer.ts';
import { acceptedApplication, typedInCall, typedInForm } from './read-application.ts';
import type { AnnounceApplication } from './trainer-application-mails-port.ts';

/** Room for a shared connection and a few corrections; every application is a mail somebody has to read. */
export const TRAINER_APPLICATION_LIMIT: RateLimit = { max: 10, seconds: (10 * MINUTE_MS) / SECOND_MS };

/** Where the pages with the form are; a browser without JavaScript sends it to the page it stands on. */
const FORM_ADDRESSES = { en: '/become-a-trainer', de: '/de/become-a-trainer' } as const satisfies Record<
  Language,
  string
>;

interface TrainerApplicationsDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly studioName: string;
  readonly announce: AnnounceApplication;
  /** Called after a commit that wrote a mail. */
  readonly wakeMail: () => void;
  readonly limit?: RateLimit;
}

/** Applying as a trainer, with JavaScript and without (specification, section 2: Become a trainer). */
export function registerTrainerApplications(
  app: StudioApp,
  dependencies: TrainerApplicationsDependencies,
): void {
  const { studioName, limit = TRAINER_APPLICATION_LIMIT } = dependencies;

  registerCall(app, applyCall, {
    rateLimit: limit,
    async handler({ body }) {
      const pageLanguage = body.page_language ?? 'en';
      const application = acceptedApplication(typedInCall(body), pageLanguage);
      const receivedAt = await receive(dependencies, application, pageLanguage, body.website);
      return { received_at: berlinIso(receivedAt) };
    },
  });

  for (const language of ['en', 'de'] as const) {
    registerFormPost(app, {
      address: FORM_ADDRESSES[language],
      rateLimit: limit,
      async accept(fields) {
        const application = acceptedApplication(typedInForm(fields), language);
        await receive(dependencies, application, language, formField(fields, 'website'));
        return receivedPage({ language, studioName }, application);
      },
      refuse: (fields, refusal) => refusedPage({ language, studioName }, fields, refusal),
    });
  }
}

/** Stores what a person sent, once; what a robot sent is dropped. Answers when it was received. */
async function receive(
  { pool, now, announce, wakeMail }: TrainerApplicationsDependencies,
  application: TrainerApplication,
  pageLanguage: Language,
  website: string | undefined,
): Promise<Date> {
  if (isRobot(website)) return now();
  const { stored, receivedAt } = await applyAsTrainer(pool, announce, {
    application,
    pageLanguage,
    now: now(),
  });
  if (stored) wakeMail();
  return receivedAt;
}
