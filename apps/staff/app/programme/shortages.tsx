import type { DeskWorkout } from '@lifted/contract/desk/desk-programme';
import { Notice } from '@lifted/design/notice.tsx';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { listWords } from '@lifted/domain/language/list-words';
import { useLanguage, useWords } from '../language.ts';
import { PROGRAMME_WORDS } from './programme-words.ts';

/** Classes of a day whose rooms have too little of what the saved workout needs; nothing if there are none. */
export function Shortages({ shortages }: Pick<DeskWorkout, 'shortages'>) {
  const words = useWords(PROGRAMME_WORDS);
  const language = useLanguage();
  if (shortages.length === 0) return null;
  const alike = Map.groupBy(shortages, (one) => [one.equipment, one.room, one.has, one.needs].join('|'));
  return (
    <Notice>
      <strong>{words.shortHeading}</strong>
      {[...alike].map(([key, [first, ...more]]) => (
        <p key={key}>
          {first !== undefined &&
            words.short(
              first,
              listWords(
                [first, ...more].map((one) => berlinTime(new Date(one.start_datetime))),
                language,
                'and',
              ),
            )}
        </p>
      ))}
    </Notice>
  );
}
