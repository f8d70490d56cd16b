import { ENGLISH, GERMAN, type ConfirmationWords } from './confirmation-words.ts';
import type { Confirmation } from './confirmation-facts.ts';
import { addressLine, letterText } from './letter.ts';

/** The confirmation for readers without HTML. */
export function confirmationText(confirmation: Confirmation): string {
  return letterText({
    studio: confirmation.studio,
    english: part(confirmation, ENGLISH),
    german: part(confirmation, GERMAN),
  });
}

/** Where the class is, on one line, from the room to the town. */
export function placeLine({ studio, studioClass }: Confirmation): string {
  return [studioClass.locationName, studio.name, addressLine(studio)].join(', ');
}

function part(confirmation: Confirmation, words: ConfirmationWords): string {
  const { studioClass, studio } = confirmation;
  const facts: readonly (readonly [string, string])[] = [
    [words.labels.class, studioClass.timerName],
    [words.labels.when, `${words.day(studioClass.start)}, ${words.time(studioClass.start)}`],
    [words.labels.coach, studioClass.coachFirstName],
    [words.labels.where, placeLine(confirmation)],
  ];
  return [
    words.headline(confirmation.name),
    words.booked,
    facts.map(([label, fact]) => `${label}: ${fact}`).join('\n'),
    words.bring,
    words.calendar,
    `${words.cancel}\n${confirmation.cancelUrl[words.language]}`,
    words.stranger,
    words.questions(studio.contact.phone),
  ].join('\n\n');
}
