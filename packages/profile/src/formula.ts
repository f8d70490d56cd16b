import { about } from './about.ts';

/** What the studio calls the way it trains: 'Lifted Formula' of LIFTED; empty where it has no name. */
export function formulaName(): string {
  return about.formulaName ?? '';
}
