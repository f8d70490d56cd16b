import type { StudioProfile } from '@lifted/profile/studio-profile';
import { ENGLISH, GERMAN, type ConfirmationWords } from './confirmation-words.ts';
import type { Confirmation } from './confirmation-facts.ts';

/** The confirmation for readers without HTML. */
export function confirmationText(confirmation: Confirmation): string {
  return [
    '(Deutsch weiter unten)',
    part(confirmation, ENGLISH),
    '* * *',
    part(confirmation, GERMAN),
    `-- \n${companyLines(confirmation.studio).join('\n')}`,
  ].join('\n\n');
}

/** Street and town of the studio on one line. */
export function addressLine({ address }: StudioProfile): string {
  return `${address.street}, ${address.postcode} ${address.city}`;
}

/** Where the class is, on one line, from the room to the town. */
export function placeLine({ studio, studioClass }: Confirmation): string {
  return [studioClass.locationName, studio.name, addressLine(studio)].join(', ');
}

/** Who writes, as § 35a GmbHG asks of business mail. */
export function companyLines(studio: StudioProfile): readonly string[] {
  return [
    `${studio.legal.company} · ${addressLine(studio)}`,
    `${studio.legal.register} · Geschäftsführung: ${studio.legal.managingDirectors.join(', ')}`,
  ];
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
    `${words.cancel}\n${confirmation.cancelUrl}`,
    words.stranger,
    words.questions(studio.contact.phone),
  ].join('\n\n');
}
