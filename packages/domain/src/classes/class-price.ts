const MONTHS_PER_YEAR = 12;
const WEEKS_PER_YEAR = 52;

/** What one class costs on a pass, in whole cents. */
export function passClassPrice(passCents: number, workouts: number): number {
  return Math.round(passCents / workouts);
}

/** What one class costs a member who trains this often every week of a year, in whole cents. */
export function memberClassPrice(monthlyCents: number, classesPerWeek: number): number {
  return Math.round((monthlyCents * MONTHS_PER_YEAR) / (classesPerWeek * WEEKS_PER_YEAR));
}

/** What the Unlimited membership costs over its whole minimum term, in cents, with the joining fee (PAngV, § 3). */
export function unlimitedTermPrice(
  monthlyCents: number,
  termMonths: number,
  joiningFeeCents: number,
): number {
  return monthlyCents * termMonths + joiningFeeCents;
}

/** From how many classes a month on a membership costs less than the same number of single workouts. */
export function cheaperFrom(monthlyCents: number, singleCents: number): number {
  return Math.floor(monthlyCents / singleCents) + 1;
}
