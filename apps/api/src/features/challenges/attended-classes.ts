/**
 * SQL that counts the classes a customer attended in the time of a challenge: neither place nor class canceled, marked present, and started
 * on a civil day in Berlin from start to end date, also before the customer joined, as packages/domain/src/challenges/challenge.ts
 * says in code. A class that was booked twice is one class. Midnights of Berlin are never moved by a clock change, so the
 * two borders as instants are exact, and the index on the start of classes helps.
 */
export function attendedClassCount(customerNumber: string, challenge: string): string {
  return `
    select count(distinct b.workout_id)::integer as count
      from studio.bookings b
      join studio.workouts w on w.id = b.workout_id
     where b.customer_number = ${customerNumber} and b.canceled_at is null and w.canceled_at is null and b.has_attended
       and w.start_datetime >= ${challenge}.start_date::timestamp at time zone 'Europe/Berlin'
       and w.start_datetime < (${challenge}.end_date + 1)::timestamp at time zone 'Europe/Berlin'`;
}
