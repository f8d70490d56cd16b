import type { BodyOf } from '@lifted/contract/call';
import type { applyAsTrainer } from '@lifted/contract/trainer-applications';
import {
  APPLICATION_FIELDS,
  APPLICATION_WIRE_NAMES,
  typedApplication,
  type ApplicationFault,
  type ApplicationField,
  type TrainerApplication,
  type TypedApplication,
} from '@lifted/domain/applications/trainer-application';
import { applicationFaultSentence } from '@lifted/domain/applications/trainer-application-words';
import type { Language } from '../../language.ts';
import { formText } from '../../ui/forms/form-text.ts';

export type ApplicationBody = BodyOf<typeof applyAsTrainer>;

/** Error message by field. */
export type FieldErrors = Readonly<Partial<Record<ApplicationField, string>>>;

/** Values of the form. */
export function typedIn(form: HTMLFormElement): TypedApplication {
  return typedApplication((name) => formText(form, name));
}

/** Validation errors as the form shows them. */
export function errorsOf(faults: readonly ApplicationFault[], language: Language): FieldErrors {
  return Object.fromEntries(faults.map((fault) => [fault.field, applicationFaultSentence(language, fault)]));
}

/** Errors from the server, by form field. */
export function errorsFrom(
  faults: readonly { readonly field: string; readonly message: string }[],
): FieldErrors {
  return Object.fromEntries(
    APPLICATION_FIELDS.flatMap((field) => {
      const fault = faults.find((candidate) => candidate.field === APPLICATION_WIRE_NAMES[field]);
      return fault === undefined ? [] : [[field, fault.message]];
    }),
  );
}

/** The request of the call. */
export function requestOf(
  { firstName, lastName, whatsapp, phone, email, language, message }: TrainerApplication,
  page: { readonly language: Language; readonly website: string },
): ApplicationBody {
  return {
    first_name: firstName,
    last_name: lastName,
    whatsapp: whatsapp ?? '',
    phone: phone ?? '',
    email: email ?? '',
    language,
    message: message ?? '',
    page_language: page.language,
    website: page.website,
  };
}
