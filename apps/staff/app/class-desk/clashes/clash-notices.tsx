import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import { Notice } from '@lifted/design/notice.tsx';
import { shortDate } from '@lifted/domain/language/date-words';
import { useLanguage, useWords } from '../../language.ts';
import { CLASH_WORDS } from './clash-words.ts';

interface ClashNoticesProps {
  readonly met: Pick<ClassPreview, 'clashes' | 'twice' | 'closed'>;
  /** Of several classes each clash says how often and from when on. */
  readonly isOfSeveral?: boolean;
}

/** Says which other classes have the coach or the room then, who would be in two classes, and when the studio is closed. */
export function ClashNotices({ met: { clashes, twice, closed }, isOfSeveral = false }: ClashNoticesProps) {
  const words = useWords(CLASH_WORDS);
  const language = useLanguage();
  return (
    <>
      {closed.map(({ day, reason }) => (
        <Notice key={day}>
          {isOfSeveral ? words.closedOn(shortDate(day, language), reason) : words.closed(reason)}
        </Notice>
      ))}
      {clashes.map(({ shared, taken, timer_name: name, time, first_day: day, classes }) => (
        <Notice key={`${shared} ${taken} ${name} ${time}`}>
          {words[shared](taken, name, time)}
          {isOfSeveral && ` ${words.times(classes, shortDate(day, language))}`}
        </Notice>
      ))}
      {twice.map(({ name, timer_name: other, day, time }) => (
        <Notice key={`${name} ${other} ${day} ${time}`}>
          {words.twice(name, other, time, isOfSeveral ? shortDate(day, language) : null)}
        </Notice>
      ))}
    </>
  );
}
