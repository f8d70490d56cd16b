import type { BodyOf } from '@lifted/contract/call';
import type { applyAsTrainer } from '@lifted/contract/trainer-applications';
import type {
  ApplicationFault,
  ApplicationField,
  TrainerApplication,
  TypedApplication,
} from '@lifted/domain/applications/trainer-application';
import { applicationFaultSentence } from '@lifted/domain/applications/trainer-application-words';
import type { Language } from '../../language.ts';
import { formText } from '../../ui/forms/form-text.ts';

export type ApplicationBody = BodyOf<typeof applyAsTrainer>;

/** Error message by field. */
export type FieldErrors = Readonly<Partial<Record<ApplicationField, string>>>;

/** Field names are those of the API: without JavaScript the browser sends them as they are. */
export const WIRE_NAMES = {
  firstName: 'first_name',
  lastName: 'last_name',
  whatsapp: 'whatsapp',
  phone: 'phone',
  email: 'email',
  language: 'language',
  message: 'message',
} as const satisfies Record<ApplicationField, keyof ApplicationBody>;

const FIELDS = [
  'firstName',
  'lastName',
  'whatsapp',
  'phone',
  'email',
  'language',
  'message',
] as const satisfies readonly ApplicationField[];

/** Values of the form. */
export function typedIn(form: HTMLFormElement): TypedApplication {
  const text = (field: ApplicationField) => formText(form, WIRE_NAMES[field]);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    whatsapp: text('whatsapp'),
    phone: text('phone'),
    email: text('email'),
    language: text('language'),
    message: text('message'),
  };
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
    FIELDS.flatMap((field) => {
      const fault = faults.find((candidate) => candidate.field === WIRE_NAMES[field]);
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
