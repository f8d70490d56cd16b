import { Button } from '@lifted/design/button.tsx';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { cycleOn, cycleWeekOn } from '@lifted/domain/training/programme-cycle';
import { useWords } from '../../language.ts';
import { CYCLE_WORDS } from './cycle-words.ts';
import type { ShownCycle } from './use-cycles.ts';

interface CycleOfWeekProps {
  readonly monday: CivilDate;
  readonly cycles: readonly ShownCycle[];
  /** Undefined: the signed-in person changes none. */
  readonly edit?: (cycle: ShownCycle) => void;
}

/** Which week of which cycle a week is; nothing where it belongs to none. */
export function CycleOfWeek({ monday, cycles, edit }: CycleOfWeekProps) {
  const words = useWords(CYCLE_WORDS);
  const cycle = cycleOn(monday, cycles);
  const place = cycleWeekOn(monday, cycles);
  if (cycle === undefined || place === null) return null;
  const text = words.week(place.name, place.week, place.weeks);
  if (edit === undefined) return <p>{text}</p>;
  return (
    <Button look="quiet" aria-label={`${text}. ${words.edit(place.name)}`} onClick={() => edit(cycle)}>
      {text}
    </Button>
  );
}
