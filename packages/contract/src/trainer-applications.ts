import { TRAINER_LANGUAGES } from '@lifted/domain/applications/trainer-application';
import { Type } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { Time } from './wire-values.ts';

/** Longer than any valid value; the domain's rules decide, with messages in both languages. */
const Typed = Type.String({ maxLength: 4000 });

/**
 * A trainer application. WhatsApp or phone is required, or both. `website` is a honeypot: people never see the field and
 * leave it empty.
 */
export const TrainerApplicationRequest = Type.Object(
  {
    first_name: Typed,
    last_name: Typed,
    whatsapp: Type.Optional(Typed),
    phone: Type.Optional(Typed),
    email: Type.Optional(Typed),
    language: Type.Optional(
      Type.Enum(TRAINER_LANGUAGES, { type: 'string', description: 'English & German unless given' }),
    ),
    message: Type.Optional(Typed),
    page_language: Type.Optional(
      Type.Union([Type.Literal('en'), Type.Literal('de')], {
        description: 'Language of the confirmation; that of Accept-Language unless given',
      }),
    ),
    website: Type.Optional(Typed),
  },
  { additionalProperties: false },
);

export const applyAsTrainer = {
  method: 'POST',
  path: '/trainer_applications',
  summary: 'Apply as a trainer; the same details sent again within a day are one application',
  access: 'all',
  body: TrainerApplicationRequest,
  answers: { 201: Type.Object({ received_at: Time }), 422: Problem, 429: Problem },
} as const satisfies Call;
