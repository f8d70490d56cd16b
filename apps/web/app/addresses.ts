/**
 * Every address of the site, once (specification, section 2). routes.ts names the page behind each, links are built from
 * here, and the build tells the server which addresses exist.
 */
export const ADDRESSES = {
  home: '/',
  about: '/about',
  timetable: '/workouts',
  memberships: '/memberships',
  becomeATrainer: '/become-a-trainer',
  trialWorkout: '/workout/:workoutId/test',
  cancelTrialWorkout: '/cancel-trial-workout',
  workoutOfTheDay: '/wod',
  login: '/login',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  challenge: '/challenge/:challengeId',
  unauthorized: '/unauthorized',
  imprint: '/imprint',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
} as const;

export type Place = keyof typeof ADDRESSES;

type ParameterNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters an address asks for: `{ workoutId: string }`, or `{}` for a fixed page. */
export type Parameters<P extends Place> = Readonly<Record<ParameterNames<(typeof ADDRESSES)[P]>, string>>;

/** Places whose address never changes. */
export type FixedPlace = {
  [P in Place]: ParameterNames<(typeof ADDRESSES)[P]> extends never ? P : never;
}[Place];

/** The address of a fixed page: `addressOf('about')` is '/about'. */
export function addressOf(place: FixedPlace): string;
/** The address of one workout or challenge: `addressOf('trialWorkout', { workoutId: '7' })`. Values are encoded. */
export function addressOf<P extends Place>(place: P, parameters: Parameters<P>): string;
export function addressOf(place: Place, parameters: Readonly<Record<string, string>> = {}): string {
  return ADDRESSES[place].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}

/** Fixed addresses: written as finished pages by the build. */
export const PRERENDERED: readonly string[] = Object.values(ADDRESSES).filter(
  (address) => !address.includes(':'),
);
