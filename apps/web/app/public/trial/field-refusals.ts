import { ApiProblem } from '@lifted/client/http/api-problem.ts';

/** Fields of the booking form, as the wire names them. */
type BookingField = 'name' | 'email';

/** What to change in which field, in the order of the form; empty where the refusal is about no field. */
export function fieldRefusals(error: Error): Partial<Record<BookingField, string>> {
  if (!(error instanceof ApiProblem)) return {};
  const messages: Partial<Record<BookingField, string>> = {};
  for (const { field, message } of error.fieldErrors) {
    if (field === 'name' || field === 'email') messages[field] = message;
  }
  return messages;
}
