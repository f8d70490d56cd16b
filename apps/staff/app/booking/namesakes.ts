import { fold } from '../parts/matches.ts';

interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

/** The name people are called by at the desk. */
export function nameOf({ first_name: first, last_name: last }: Named): string {
  return `${first} ${last}`;
}

/** How many of the people found are called as this one, who is one of them; however accents, apostrophes and capitals are written. */
export function countNamesakes(people: readonly Named[], person: Named): number {
  const name = folded(person);
  return people.filter((one) => folded(one) === name).length;
}

function folded(person: Named): string {
  return fold(nameOf(person)).trim();
}
