import {
  BODYWEIGHT_KINDS,
  loadKindOf,
  ofKind,
  type LoadKind,
} from '@lifted/domain/training/load-kinds/load-kind';
import { LOAD_KIND_NAMES } from '@lifted/domain/training/load-kinds/set-words';
import { plainSet, type LiftedSet } from '@lifted/domain/training/personal-records';
import { isUnlikelyWeight } from '@lifted/domain/training/unlikely-weight';
import { weightWords } from '@lifted/domain/language/weight-words';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { AskDialog } from '../../frame/asking/ask-dialog.tsx';
import { BackspaceIcon } from '../../frame/backspace-icon.tsx';
import { floorLanguage, inPageLanguage } from '../../frame/floor-language.ts';
import { FLOOR_FRAME_WORDS } from '../../frame/floor-frame-words.ts';
import { GRID_WORDS } from '../grid-words.ts';
import { readNumber, textAtFirst, typed } from './keypad-text.ts';
import styles from './keypad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const POINT = { en: '.', de: ',' } as const;

interface KeypadProps {
  readonly heading: string;
  readonly value: LiftedSet | null;
  /** What the workout asks for; null where it asks for a time, or for nothing. */
  readonly plannedReps: number | null;
  /** What the exercise is usually lifted with. */
  readonly usual: LoadKind;
  /** The heaviest earlier set of a kind in kg, and the heaviest weight there is to load; null: not known. */
  readonly known: { readonly best: (kind: LoadKind) => number | null; readonly heaviest: number | null };
  readonly enter: (lifted: LiftedSet) => void;
  readonly close: () => void;
}

type Field = 'weight' | 'reps';

/** Weight and repetitions of a set, digit by digit. The first digit replaces what was entered before. */
export function Keypad({ heading, value, plannedReps, usual, known, enter, close }: KeypadProps) {
  const words = inPageLanguage(GRID_WORDS);
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const point = POINT[floorLanguage()];
  const [text, setText] = useState(() => textAtFirst(value, plannedReps, point));
  const [kind, setKind] = useState(() => (value === null ? usual : kindAtFirst(value, usual)));
  const [field, setField] = useState<Field>(kind === 'bodyweight' ? 'reps' : 'weight');
  const [isFresh, setIsFresh] = useState(true);
  const [asked, setAsked] = useState<LiftedSet | null>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  const weight = kind === 'bodyweight' ? 0 : readNumber(text.weight);
  const wantedReps = readNumber(text.reps);
  const best = known.best(kind);
  const write = (sign: string) => {
    setText({ ...text, [field]: typed(isFresh ? '' : text[field], sign, field) });
    setIsFresh(false);
  };
  const remove = () => {
    setText({ ...text, [field]: text[field].slice(0, -1) });
    setIsFresh(false);
  };
  const choose = (next: Field) => {
    setField(next);
    setIsFresh(true);
  };
  const finish = (reps = wantedReps) => {
    if (field === 'weight' && reps === null) return choose('reps');
    if (weight === null || reps === null) return;
    const { reps_in_reserve = null } = value ?? {};
    const lifted = plainSet({ ...ofKind(kind, weight), reps, reps_in_reserve });
    if (isUnlikelyWeight(weight, { best, heaviest: known.heaviest })) setAsked(lifted);
    else enter(lifted);
  };
  const chooseKind = (next: LoadKind) => {
    setKind(next);
    choose(next === 'bodyweight' ? 'reps' : 'weight');
  };

  return (
    <>
      <dialog
        ref={dialog}
        className={styles.keypad}
        aria-labelledby={headingId}
        onClose={close}
        onKeyDown={(event) => {
          if (/^[\d.,]$/.test(event.key)) write(event.key === '.' || event.key === ',' ? point : event.key);
          else if (event.key === 'Backspace') remove();
          else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) finish();
          else return;
          event.preventDefault();
        }}
      >
        <h1 id={headingId} className={styles.heading}>
          {heading}
        </h1>
        {kind !== 'external' && (
          <div role="group" aria-label={words.kindOfLoad} className={styles.kinds}>
            {BODYWEIGHT_KINDS.map((one) => (
              <button key={one} type="button" aria-pressed={one === kind} onClick={() => chooseKind(one)}>
                {LOAD_KIND_NAMES[floorLanguage()][one]}
              </button>
            ))}
          </div>
        )}
        <div className={styles.fields}>
          {(kind === 'bodyweight' ? (['reps'] as const) : (['weight', 'reps'] as const)).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={field === each}
              className={styles.field}
              onClick={() => choose(each)}
            >
              <output>{text[each] || '–'}</output>
              <span>{each === 'weight' ? words.units[kind] : words.repetitions}</span>
            </button>
          ))}
        </div>
        <div className={styles.keys}>
          {DIGITS.map((digit) => (
            <button key={digit} type="button" onClick={() => write(digit)}>
              {digit}
            </button>
          ))}
          <button type="button" disabled={field === 'reps'} onClick={() => write(point)}>
            {point}
          </button>
          <button type="button" onClick={() => write('0')}>
            0
          </button>
          <button type="button" aria-label={inPageLanguage(FLOOR_FRAME_WORDS).removeDigit} onClick={remove}>
            <BackspaceIcon />
          </button>
        </div>
        <div className={styles.actions}>
          <button type="button" onClick={close}>
            {words.back}
          </button>
          <button type="button" disabled={weight === null} onClick={() => finish(0)}>
            {words.fail}
          </button>
          <button type="button" className={styles.enter} disabled={weight === null} onClick={() => finish()}>
            {words.enter}
          </button>
        </div>
      </dialog>
      {asked !== null && (
        <AskDialog
          heading={words.really(kilogramWords(asked.weight))}
          no={words.correct}
          yes={words.yesEnter(kilogramWords(asked.weight))}
          act={() => enter(asked)}
          close={() => {
            setAsked(null);
            choose('weight');
          }}
        >
          {best !== null && <p>{words.bestBefore(kilogramWords(best))}</p>}
        </AskDialog>
      )}
    </>
  );
}

/** '62.5 kg'. */
function kilogramWords(kilograms: number): string {
  return `${weightWords(kilograms, floorLanguage())}\u00a0kg`;
}

/** A set of 0 kg without a kind, from before there were kinds, was bodyweight where that is usual. */
function kindAtFirst(value: LiftedSet, usual: LoadKind): LoadKind {
  return value.weight === 0 && usual !== 'external' ? 'bodyweight' : loadKindOf(value);
}
