import type { askForSubstitutes } from '@lifted/contract/desk/desk-substitutes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { useState } from 'react';
import dialogStyles from '../../parts/dialog.module.css';
import { PARTS_WORDS } from '../../parts/parts-words.ts';
import { useWords } from '../../language.ts';
import { Dialog, DialogActions } from '../../parts/dialog.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { ClassTicks } from '../class-ticks.tsx';
import { COACH_AWAY_WORDS } from './coach-away-words.ts';
import { teachingThen, type WeekClass } from '../week.ts';

interface AskSubstitutesProps {
  readonly classes: readonly WeekClass[];
  /** All classes of these days, by which is known who teaches elsewhere. */
  readonly others: readonly WeekClass[];
  /** Id and name of everybody who may be free. */
  readonly coaches: readonly (readonly [string, string])[];
  readonly close: () => void;
  readonly asked: () => void;
}

/** Asks the coaches for somebody else for the ticked classes, once it was shown who is free then. */
export function AskSubstitutes({ classes, others, coaches, close, asked }: AskSubstitutesProps) {
  const words = useWords(COACH_AWAY_WORDS);
  const { back } = useWords(PARTS_WORDS);
  const api = useApiClient();
  const { isRunning, run } = useDeskCommand();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = classes.filter(({ id }) => !left.has(id));
  const ask = async () => {
    const end = await run(
      () =>
        api.call<typeof askForSubstitutes>('POST', '/desk/substitutes', {
          body: { class_ids: chosen.map(({ id }) => id) },
        }),
      words.asked(chosen.length),
    );
    if (end.kind === 'done') asked();
  };
  const freeAt = (one: WeekClass) => {
    const busy = teachingThen(one, others);
    const free = coaches.filter(([id]) => !busy.has(id)).map(([, name]) => name);
    return free.length === 0 ? words.nobodyFree : words.free(free.join(', '));
  };
  return (
    <Dialog heading={words.findHeading} close={close}>
      <div className={dialogStyles.text}>
        <p>{words.whatHappens}</p>
        <ClassTicks legend={words.which} classes={classes} left={left} leave={setLeft} about={freeAt} />
      </div>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {back}
        </Button>
        <Button disabled={isRunning || chosen.length === 0} onClick={() => void ask()}>
          {words.ask(chosen.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
