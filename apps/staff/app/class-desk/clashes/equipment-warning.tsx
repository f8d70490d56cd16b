import { Notice } from '@lifted/design/notice.tsx';
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { equipmentShortages } from '@lifted/domain/classes/equipment-shortage';
import { useWords } from '../../language.ts';
import { CLASH_WORDS } from './clash-words.ts';
import { useEquipmentLimits } from './use-equipment-limits.ts';

interface EquipmentWarningProps {
  readonly timerName: string;
  /** May be half typed. */
  readonly day: string;
  readonly locationId: string;
  readonly capacity: number;
}

/** Says what the workout of the class needs and the room does not have for everybody. The class takes place all the same. */
export function EquipmentWarning({ timerName, day, locationId, capacity }: EquipmentWarningProps) {
  const words = useWords(CLASH_WORDS);
  const limits = useEquipmentLimits(day, day);
  if (!isCivilDate(day)) return null;
  const shortages = equipmentShortages({ timerName, date: day, locationId, capacity }, limits);
  if (shortages.length === 0) return null;
  return (
    <Notice>
      {shortages.map((need) => (
        <p key={need.equipment}>{words.equipment(need)}</p>
      ))}
    </Notice>
  );
}
