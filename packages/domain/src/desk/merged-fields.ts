/** The fields of something that is edited at the desk, by name. */
export type FieldValue = string | number | boolean | null | readonly string[];
export type Fields = Readonly<Record<string, FieldValue>>;

interface ThreeSides<F extends Fields> {
  /** What the editor saw when the form opened. */
  readonly was: F;
  /** What the editor wants. */
  readonly wanted: F;
  /** What is so now. */
  readonly current: F;
}

export interface MergedFields<F extends Fields> {
  /** What only one side changed is taken from that side; of conflicts it has the current value. */
  readonly merged: F;
  /** Fields both sides changed, to different values. */
  readonly conflicts: readonly string[];
  /** Fields that differ from the current values. */
  readonly changed: readonly string[];
}

/** Joins two edits of the same thing, so that nobody's change is lost silently (studio operations, section 4). */
export function mergeFields<F extends Fields>({ was, wanted, current }: ThreeSides<F>): MergedFields<F> {
  const mine = Object.keys(wanted).filter((name) => !isSame(wanted[name], was[name]));
  const conflicts = mine.filter(
    (name) => !isSame(current[name], was[name]) && !isSame(current[name], wanted[name]),
  );
  const changed = mine.filter((name) => !isSame(current[name], wanted[name]) && !conflicts.includes(name));
  const merged: F = { ...current, ...Object.fromEntries(changed.map((name) => [name, wanted[name]])) };
  return { merged, conflicts, changed };
}

/** Lists are the same whatever their order. */
function isSame(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (!isList(one) || !isList(other)) return one === other;
  return one.length === other.length && one.every((each) => other.includes(each));
}

function isList(value: FieldValue | undefined): value is readonly string[] {
  return Array.isArray(value);
}
