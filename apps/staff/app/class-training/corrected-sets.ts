/** Sets of one person and exercise as somebody corrects them: fields of text, and what of them is sent. */
import type { EntryAnswer, SetCell, SetEntry, SetValue } from '@lifted/contract/floor/set-entries';
import { loadKindOf, ofKind, type LoadKind } from '@lifted/domain/training/load-kinds/load-kind';
import { FIRST_WARM_UP_NUMBER, type LiftedSet } from '@lifted/domain/training/personal-records';
import { HEAVIEST_SET_KG, isUnlikelyWeight } from '@lifted/domain/training/unlikely-weight';
import { saysTheSame } from '@lifted/domain/training/set-cell';

/** A set with the text of its fields; both empty: not lifted. */
export interface SetFields {
  readonly number: number;
  /** What it is now; null: never entered. */
  readonly cell: Pick<SetCell, 'current' | 'others'> | null;
  readonly weight: string;
  readonly reps: string;
  /** The value the fields began with, whose kind of load holds; null: there was none. */
  readonly basis: LiftedSet | null;
  /** Somebody chose between the values shown, also for the one that holds. */
  readonly isDecided: boolean;
}

/** `heavy`: more than anybody lifts. */
type FieldFault = 'weight' | 'heavy' | 'reps';

/** The working sets of one person and exercise, at least as many as were planned. */
export function fieldsOf(cells: readonly SetCell[], planned: number, point: string): SetFields[] {
  const working = cells.filter(({ set_number: number }) => number < FIRST_WARM_UP_NUMBER);
  const count = Math.max(planned, ...working.map(({ set_number: number }) => number));
  return Array.from({ length: count }, (_, at): SetFields => {
    const cell = working.find(({ set_number: number }) => number === at + 1) ?? null;
    return { number: at + 1, cell, ...textOf(cell?.current?.lifted ?? null, point), isDecided: false };
  });
}

/** The fields with one of the values shown in them. */
export function withValue(fields: SetFields, { lifted }: SetValue, point: string): SetFields {
  return { ...fields, ...textOf(lifted, point), isDecided: true };
}

function textOf(lifted: LiftedSet | null, point: string): Pick<SetFields, 'weight' | 'reps' | 'basis'> {
  if (lifted === null) return { weight: '', reps: '', basis: null };
  return {
    basis: lifted,
    weight: loadKindOf(lifted) === 'bodyweight' ? '' : String(lifted.weight).replace('.', point),
    reps: String(lifted.reps),
  };
}

/** The set the fields say, null for none; or which of them cannot be read. `usual` is the kind of a set that is new. */
export function readFields(
  { weight, reps, basis }: Pick<SetFields, 'weight' | 'reps' | 'basis'>,
  usual: LoadKind,
): { readonly lifted: LiftedSet | null } | { readonly fault: FieldFault } {
  const [weightText, repsText] = [weight.trim().replace(',', '.'), reps.trim()];
  if (weightText === '' && repsText === '') return { lifted: null };
  const kind = basis === null ? usual : loadKindOf(basis);
  const mayBeEmpty = kind === 'bodyweight';
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(weightText) && !(mayBeEmpty && weightText === ''))
    return { fault: 'weight' };
  if (!/^\d{1,3}$/.test(repsText)) return { fault: 'reps' };
  const kilograms = Number(weightText);
  if (kilograms > HEAVIEST_SET_KG) return { fault: 'heavy' };
  const load = ofKind(kind === 'bodyweight' && kilograms > 0 ? 'added' : kind, kilograms);
  return { lifted: { ...basis, ...load, reps: Number(repsText) } };
}

/**
 * The weights somebody should be asked about before they are sent, in kg: those typed now that are unlikely. `best` is the
 * heaviest earlier set of a kind, `heaviest` what there is to load; null: not known.
 */
export function unlikelyWeights(
  sets: readonly SetFields[],
  usual: LoadKind,
  { best, heaviest }: { readonly best: (kind: LoadKind) => number | null; readonly heaviest: number | null },
): readonly number[] {
  return sets.flatMap((fields) => {
    const read = readFields(fields, usual);
    if ('fault' in read || read.lifted === null) return [];
    const { weight } = read.lifted;
    if (fields.cell?.current?.lifted?.weight === weight) return [];
    const kind = loadKindOf(read.lifted);
    return isUnlikelyWeight(weight, { best: best(kind), heaviest }) ? [weight] : [];
  });
}

/** Whose sets are corrected, and when. */
interface Correcting {
  readonly classId: string;
  readonly exerciseId: string;
  readonly exerciseNumber: number;
  readonly usual: LoadKind;
  readonly now: Date;
  readonly newId: () => string;
  /** What was sent before and got no answer: the studio may have it or not. */
  readonly unanswered: readonly SetEntry[];
}

/**
 * What is sent: the sets that say something else than before, and those somebody decided about. What got no answer goes
 * first, as it was, so that it is the same entry to a studio that has it; what is typed since is made on it.
 */
export function correctionsOf(sets: readonly SetFields[], correcting: Correcting): SetEntry[] {
  return sets.flatMap((fields) => {
    const sent = correcting.unanswered.filter((entry) => entry.set_number === fields.number);
    const last = sent.at(-1);
    const made = correctionOf(fields, last ?? null, correcting);
    return made === null ? sent : [...sent, made];
  });
}

/** What the fields say that was not said before, by the studio's answer or in what was sent `last`; null: nothing. */
function correctionOf(fields: SetFields, last: SetEntry | null, correcting: Correcting): SetEntry | null {
  const { cell, number, isDecided } = fields;
  const read = readFields(fields, correcting.usual);
  if ('fault' in read) return null;
  const shown = cell?.current ?? null;
  const isSame = saysTheSame(last === null ? shown : last, read);
  if (isSame && (last !== null || !isDecided)) return null;
  return {
    id: correcting.newId(),
    workout_id: correcting.classId,
    exercise_id: correcting.exerciseId,
    exercise_number: correcting.exerciseNumber,
    set_number: number,
    lifted: read.lifted,
    base: last?.id ?? shown?.entry ?? null,
    settles: (cell?.others ?? []).map(({ entry }) => entry),
    made_at: correcting.now.toISOString(),
  };
}

/** The fields after an answer: a set that was taken is what the studio says it is now, and its text stays as it was typed. */
export function afterAnswers(sets: readonly SetFields[], answers: readonly EntryAnswer[]): SetFields[] {
  const cells = answers.flatMap(({ cell }) => cell ?? []);
  return sets.map((fields) => {
    const cell = cells.findLast((one) => one.set_number === fields.number);
    return cell === undefined ? fields : { ...fields, cell, isDecided: false };
  });
}
