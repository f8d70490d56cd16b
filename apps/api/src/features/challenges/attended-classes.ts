/**
 * SQL that counts the classes a customer attended during a challenge: neither booking nor class canceled, marked present,
 * and started on a civil day in Berlin from start to end date, also before the customer joined. A class booked twice counts
 * once. No clock change in Berlin is at midnight, so the two limits as instants are exact and the index on the start of
 * classes applies.
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
