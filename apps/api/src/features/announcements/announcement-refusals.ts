import { WRITE_SOMETHING, type AnnouncementFault } from '@lifted/domain/notifications/announcement';
import { Refusal, refusedField, refusing, type Sentence } from '../../http/errors/refusal.ts';

const MISSING: Readonly<Record<'title' | 'body', Sentence>> = {
  title: {
    en: 'Please write a title as well, or empty the text.',
    de: 'Schreib bitte auch einen Betreff, oder leere den Text.',
  },
  body: {
    en: 'Please write a text as well, or empty the title.',
    de: 'Schreib bitte auch einen Text, oder leere den Betreff.',
  },
};

/** For words that cannot be sent; the field is the one to fill in. */
export function refusedWords(fault: AnnouncementFault): Refusal {
  switch (fault.kind) {
    case 'nothing_written':
      return refusedField('words.de.title', WRITE_SOMETHING);
    case 'half_written':
      return refusedField(`words.${fault.language}.${fault.missing}`, MISSING[fault.missing]);
    default:
      return fault satisfies never;
  }
}

/** For a group nobody is in, or of whom nobody agreed to news. */
export function nobodyToTell(): Refusal {
  return refusedField('audience', {
    en: 'Nobody would get this. Please choose another group.',
    de: 'Das bekäme niemand. Wähl bitte eine andere Gruppe.',
  });
}

/** For a group that is not as large as the preview showed. */
export function groupChanged(people: number): Refusal {
  return new Refusal(
    'stale_version',
    {
      en: `The group has changed meanwhile: it is ${people} now. Please look at it again.`,
      de: `Die Gruppe hat sich inzwischen geändert: Sie umfasst jetzt ${people}. Sieh sie dir bitte noch einmal an.`,
    },
    { current: { people } },
  );
}

/** For an announcement that is over. */
export const isOver = refusing('cannot_undo', {
  en: 'It is sent already, or was stopped before.',
  de: 'Sie ist schon verschickt oder wurde vorher gestoppt.',
});
