/** SQL of a set as the wire has it, from a row of set_logs or set_entries; what says nothing is left out. */
export function liftedSetOf(row: string): string {
  return `jsonb_strip_nulls(jsonb_build_object('reps', ${row}.reps, 'weight', ${row}.weight,
    'load_kind', nullif(${row}.load_kind, 'external'), 'is_warm_up', nullif(${row}.is_warm_up, false),
    'reps_in_reserve', ${row}.reps_in_reserve))`;
}
