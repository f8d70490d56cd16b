import { refusedField, refusing } from '../../http/errors/refusal.ts';

export function noCredits() {
  return refusedField('credits', {
    en: 'How many more or fewer? Zero changes nothing.',
    de: 'Wie viele mehr oder weniger? Null ändert nichts.',
  });
}

/** Undoing a grant of which something was used. */
export const usedAlready = refusing('cannot_undo', {
  en: 'Something of it was used already. Correct the credits or end it instead.',
  de: 'Davon wurde schon etwas verbraucht. Korrigier stattdessen die Workouts oder beende es.',
});

/** Undoing a change while classes are booked that only it makes possible. */
export const placesDependOnIt = refusing('cannot_undo', {
  en: 'Classes are booked that depend on it. Please cancel those first.',
  de: 'Es sind Kurse gebucht, die davon abhängen. Sag bitte zuerst die ab.',
});
