import type { BodyOf } from '@lifted/contract/call';
import type { applyAsTrainer } from '@lifted/contract/trainer-applications';
import {
  APPLICATION_WIRE_NAMES,
  readTrainerApplication,
  typedApplication,
  type TrainerApplication,
  type TypedApplication,
} from '@lifted/domain/applications/trainer-application';
import {
  APPLICATION_WORDS,
  applicationFaultSentence,
} from '@lifted/domain/applications/trainer-application-words';
import { formField, type FormFields } from '../../http/forms/form-posts.ts';
import { Refusal } from '../../http/errors/refusal.ts';

/** The fields of a call's body. */
export function typedInCall(body: BodyOf<typeof applyAsTrainer>): TypedApplication {
  return typedApplication((name) => body[name] ?? '');
}

/** The fields of a form sent without JavaScript. */
export function typedInForm(fields: FormFields): TypedApplication {
  return typedApplication((name) => formField(fields, name));
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
        field: APPLICATION_WIRE_NAMES[fault.field],
        message: { en: applicationFaultSentence('en', fault), de: applicationFaultSentence('de', fault) },
      })),
    },
  );
}
