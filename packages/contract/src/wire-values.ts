import { isCivilDate, isInEnteredYears } from '@lifted/domain/calendar/studio-calendar';
import { readName } from '@lifted/domain/language/plain-name';
import { Type, type TSchema } from 'typebox';

/** How many there are. */
export const Count = Type.Integer({ minimum: 0 });

/** The body of an answer that has none. */
export const NoContent = Type.Null({ description: 'No content' });

/** A value that may be missing. */
export function orNull<T extends TSchema>(type: T) {
  return Type.Union([type, Type.Null()]);
}

/** An id as in the source system: printable, without spaces, at most 100 characters. */
export const Id = Type.String({ minLength: 1, maxLength: 100, pattern: '^[!-~]+$' });

/** A civil date of the studio (Europe/Berlin), 'YYYY-MM-DD', of any year. The domain checks that it exists. */
export const AnyDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });

/** Why a text that looks like a day is none: said by `Day`, put into words by the server. */
export const DAY_FAULTS = { missing: 'no such day', beyond: 'no day of these years' } as const;

/**
 * A day that exists and lies in the years that somebody may enter, so that months and years from it lie in the calendar.
 * Answers are written by the pattern alone.
 */
export const Day = Type.Refine(
  Type.Refine(AnyDay, isCivilDate, () => DAY_FAULTS.missing),
  isInEnteredYears,
  () => DAY_FAULTS.beyond,
);

/** An instant, ISO 8601 with offset. */
export const Time = Type.String({ format: 'date-time', description: 'ISO 8601 with offset' });

/**
 * An e-mail address as typed: something, an @, something with a dot; no spaces inside (specification, section 5). Spaces
 * around it come from copying and are ignored.
 */
export const Email = Type.String({ maxLength: 254, pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$' });

/** Why a text is no name: said by `nameOf`, put into words by the server. */
export const NAME_FAULT = 'no name in one line';

/** A name of anybody or anything, as somebody types it: the rule is `readName`. Answers are written as what is stored. */
export function nameOf(maxLength: number, description?: string) {
  return Type.Refine(
    Type.String({
      minLength: 1,
      maxLength,
      pattern: '\\S',
      ...(description !== undefined && { description }),
    }),
    (typed) => readName(typed).outcome === 'name',
    () => NAME_FAULT,
  );
}
