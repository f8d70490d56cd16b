import type { BodyOf } from '@lifted/contract/call';
import type { applyAsTrainer } from '@lifted/contract/trainer-applications';
import {
  readTrainerApplication,
  type ApplicationField,
  type TrainerApplication,
  type TypedApplication,
} from '@lifted/domain/applications/trainer-application';
import {
  APPLICATION_WORDS,
  applicationFaultSentence,
} from '@lifted/domain/applications/trainer-application-words';
import { formField, type FormFields } from '../../http/forms/form-posts.ts';
import { Refusal } from '../../http/errors/refusal.ts';

/** Field names in the API. */
export const WIRE_NAMES = {
  firstName: 'first_name',
  lastName: 'last_name',
  whatsapp: 'whatsapp',
  phone: 'phone',
  email: 'email',
  language: 'language',
  message: 'message',
} as const satisfies Record<ApplicationField, string>;

/** The fields of a call's body. */
export function typedInCall(body: BodyOf<typeof applyAsTrainer>): TypedApplication {
  return typed((name) => body[name] ?? '');
}

/** The fields of a form sent without JavaScript. */
export function typedInForm(fields: FormFields): TypedApplication {
  return typed((name) => formField(fields, name));
}

/** A valid application, or a Refusal with a sentence for every field that has to change. */
export function acceptedApplication(details: TypedApplication): TrainerApplication {
  const reading = readTrainerApplication(details);
  if (reading.outcome === 'application') return reading.application;
  const { en, de } = APPLICATION_WORDS;
  throw new Refusal(
    'invalid_input',
    { en: en.refused, de: de.refused },
    {
      errors: reading.faults.map((fault) => ({
        field: WIRE_NAMES[fault.field],
        message: { en: applicationFaultSentence('en', fault), de: applicationFaultSentence('de', fault) },
      })),
    },
  );
}

function typed(read: (name: (typeof WIRE_NAMES)[ApplicationField]) => string): TypedApplication {
  return {
    firstName: read(WIRE_NAMES.firstName),
    lastName: read(WIRE_NAMES.lastName),
    whatsapp: read(WIRE_NAMES.whatsapp),
    phone: read(WIRE_NAMES.phone),
    email: read(WIRE_NAMES.email),
    language: read(WIRE_NAMES.language),
    message: read(WIRE_NAMES.message),
  };
}
