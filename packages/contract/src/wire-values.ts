import { Type } from 'typebox';

/** An id as in the source system: printable, without spaces, at most 100 characters. */
export const Id = Type.String({ minLength: 1, maxLength: 100, pattern: '^[!-~]+$' });

/** A civil date of the studio (Europe/Berlin), 'YYYY-MM-DD'. The domain checks that it exists. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });

/** An instant, ISO 8601 with offset. */
export const Time = Type.String({ format: 'date-time', description: 'ISO 8601 with offset' });

/**
 * An e-mail address as typed: something, an @, something with a dot; no spaces inside (specification, section 5). Spaces
 * around it come from copying and are ignored.
 */
export const Email = Type.String({ maxLength: 254, pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$' });
