import type { editDeskClass } from '@lifted/contract/desk/desk-classes';
import type { editFollowingClasses } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { isCivilDate, weekStart } from '@lifted/domain/calendar/studio-calendar';
import { shortDate, weekdayName } from '@lifted/domain/language/date-words';
import { useState } from 'react';
import { ClashWarning } from '../class-desk/clashes/clash-warning.tsx';
import { EquipmentWarning } from '../class-desk/clashes/equipment-warning.tsx';
import { FollowingChoice, type Reach } from '../class-desk/following-choice.tsx';
import { useLanguage, useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import type { useDeskCommand } from '../parts/use-desk-command.ts';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import type { Move } from './week-grid.tsx';
import { fieldsOf } from './week.ts';

/** Moves a class, or with it those that follow; what it was before goes along, so that nobody's change is lost. */
export function useMove(run: ReturnType<typeof useDeskCommand>['run']) {
  const api = useApiClient();
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  return ({ moved, to }: Move, reach: Reach = 'this') => {
    const was = fieldsOf(moved);
    const moving = { params: { classId: moved.id }, body: { was, fields: { ...was, ...to } } };
    return run(
      () =>
        reach === 'this'
          ? api.call<typeof editDeskClass>('PUT', '/desk/classes/{classId}', moving)
          : api.call<typeof editFollowingClasses>('PUT', '/desk/timetable/{classId}/following', moving),
      words.moved(moved.timer_name, placeInWeek(to, language)),
    );
  };
}

function placeInWeek({ day, time }: Move['to'], language: 'en' | 'de'): string {
  return `${weekdayName(day, language)}, ${shortDate(day, language)}, ${time}`;
}

/** Asks before a class is moved that has people in it or clashes there, and whether those that follow move too. */
export function ConfirmMove({
  asked,
  move,
  close,
}: {
  readonly asked: Move;
  readonly move: (reach: Reach) => void;
  readonly close: () => void;
}) {
  const words = useWords(TIMETABLE_WORDS);
  const { cancel } = useWords(PARTS_WORDS);
  const language = useLanguage();
  const [reach, setReach] = useState<Reach>('this');
  const { moved, to } = asked;
  return (
    <Dialog heading={words.moveQuestion(moved.timer_name, placeInWeek(to, language))} close={close}>
      {moved.taken > 0 && <p>{words.moveTells(moved.taken)}</p>}
      <ClashWarning classId={moved.id} fields={{ ...fieldsOf(moved), ...to }} />
      <EquipmentWarning day={to.day} locationId={moved.location_id} capacity={moved.capacity} />
      {mayMoveFollowing(asked) && <FollowingChoice classId={moved.id} reach={reach} choose={setReach} />}
      <DialogActions>
        <Button look="outline" onClick={close}>
          {cancel}
        </Button>
        <Button onClick={() => move(reach)}>{words.move}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Classes that follow move within their week only. */
function mayMoveFollowing({ moved, to }: Move): boolean {
  return moved.isRepeated && isCivilDate(to.day) && weekStart(to.day) === weekStart(moved.date);
}
