import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { isCivilDate, weekStart } from '@lifted/domain/calendar/studio-calendar';
import { shortDate, weekdayName } from '@lifted/domain/language/date-words';
import { clockWords } from '@lifted/domain/language/moment-words';
import { useState } from 'react';
import { useConfirmedEdit } from '../class-desk/confirm/confirm-edit.tsx';
import { useSendClass } from '../class-desk/confirm/use-send-class.ts';
import { useLanguage, useWords } from '../language.ts';
import { toasts } from '../parts/toast-manager.ts';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import type { Move } from './week-grid.tsx';
import { fieldsOf } from './week.ts';

/**
 * Moves a class, or with it those that follow. Where that concerns somebody or clashes, the desk is asked first: `question` is
 * drawn beside the week. One at a time: `moving` is the one on its way, null while there is none.
 */
export function useMove() {
  const [moving, setMoving] = useState<Move | null>(null);
  const { run } = useDeskCommand();
  const { confirm, question } = useConfirmedEdit();
  const send = useSendClass();
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  const move = async (wanted: Move): Promise<void> => {
    if (moving !== null) return;
    const { moved, to } = wanted;
    // Sends the previous values, so that concurrent changes are detected.
    const was = fieldsOf(moved);
    const fields = { ...was, ...to };
    const place = placeInWeek(to, language);
    setMoving(wanted);
    try {
      const confirmed = await confirm({
        edited: { id: moved.id, was },
        fields,
        heading: words.moveQuestion(moved.timer_name, place),
        act: 'move',
        reach: 'this',
        asksReach: mayMoveFollowing(wanted),
      });
      if (confirmed === null) return;
      await run(() => send(moved.id, was, fields, confirmed), words.moved(moved.timer_name, place));
    } catch (refusal) {
      if (!(refusal instanceof ApiProblem || refusal instanceof ApiUnreachable)) throw refusal;
      toasts.add({ title: refusal.message, type: 'refused', priority: 'high' });
    } finally {
      setMoving(null);
    }
  };
  return { move, moving, question };
}

function placeInWeek({ day, time }: Move['to'], language: 'en' | 'de'): string {
  return `${weekdayName(day, language)}, ${shortDate(day, language)}, ${clockWords(time, language)}`;
}

/** Classes that follow move within their week only. */
function mayMoveFollowing({ moved, to }: Move): boolean {
  return moved.isRepeated && isCivilDate(to.day) && weekStart(to.day) === weekStart(moved.date);
}
