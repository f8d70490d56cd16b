import type { Implement } from '@lifted/domain/training/implement';
import { BODYWEIGHT_KINDS, ofKind, type LoadKind } from '@lifted/domain/training/load-kinds/load-kind';
import { shortLoadWords } from '@lifted/domain/training/load-kinds/load-kind-words';
import { LOAD_KIND_NAMES } from '@lifted/domain/training/load-kinds/set-words';
import { steppedLoad } from '@lifted/domain/training/load-kinds/stepped-load';
import { useLanguage, useWords } from '../../../language.ts';
import { MY_WORKOUT_WORDS } from '../my-workout-words.ts';
import styles from './set-dock.module.css';
import { Stepper } from './stepper.tsx';
import type { Draft } from './use-draft.ts';

interface LoadSteppersProps {
  readonly implement: Implement | null;
  readonly draft: Draft;
}

/** The weight of a set; for a bodyweight exercise also whether it helps or is added. */
export function LoadSteppers({ implement, draft }: LoadSteppersProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const language = useLanguage();
  const { kind, setLoad } = draft;
  if (kind === 'external') return <WeightStepper implement={implement} draft={draft} />;
  return (
    <>
      <div role="group" aria-label={words.kindOfLoad} className={styles.kinds}>
        {BODYWEIGHT_KINDS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === kind}
            onClick={() => one !== kind && setLoad(leastOf(one, implement))}
          >
            {LOAD_KIND_NAMES[language][one]}
          </button>
        ))}
      </div>
      {kind !== 'bodyweight' && <WeightStepper implement={implement} draft={draft} />}
    </>
  );
}

/** What a kind begins with: the smallest step from bodyweight. */
function leastOf(kind: LoadKind, implement: Implement | null) {
  const bodyweight = ofKind('bodyweight', 0);
  if (kind === 'bodyweight') return bodyweight;
  const least = steppedLoad(bodyweight, kind === 'added' ? 1 : -1, implement);
  return { load_kind: kind, weight: least?.weight ?? 0 };
}

/** Moves by what the room has: the next plates, the next dumbbell, less help. */
function WeightStepper({ implement, draft }: LoadSteppersProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const language = useLanguage();
  const { kind, weight, weightText, typeWeight, setLoad } = draft;
  const load = { load_kind: kind, weight: weight ?? 0 };
  const lighter = weight === null ? null : steppedLoad(load, -1, implement);
  const heavier = steppedLoad(load, 1, implement);
  const said = (to: typeof heavier) =>
    kind === 'external' ? `${shortLoadWords(to ?? load, language)} kg` : shortLoadWords(to ?? load, language);
  return (
    <Stepper
      name={words.weight}
      unit={words.units[kind]}
      inputMode="decimal"
      text={weightText}
      isValid={weight !== null}
      onType={typeWeight}
      down={{
        label: words.lighter(said(lighter)),
        press: lighter === null ? undefined : () => setLoad(lighter),
      }}
      up={{
        label: words.heavier(said(heavier)),
        press: heavier === null ? undefined : () => setLoad(heavier),
      }}
    />
  );
}
