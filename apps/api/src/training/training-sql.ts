/**
 * SQL that joins `w`, the class or own training with a number: `id`, `start_datetime`, and `timer_name` of a class. `limit 1`
 * makes it a lookup for each row: joined like a table, the view is read from the first class of the studio to the last.
 */
export function joinTraining(number: string): string {
  return `cross join lateral (
    select id, start_datetime, timer_name from studio.trainings where number = ${number} limit 1
  ) as w`;
}
