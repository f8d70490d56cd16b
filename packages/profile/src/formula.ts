import { studio } from './studio.ts';

/** What the studio calls the way it trains: 'Lifted Formula' of LIFTED. */
export function formulaName(): string {
  const { name } = studio;
  const isShouted = name === name.toUpperCase();
  return `${isShouted ? name.slice(0, 1) + name.slice(1).toLowerCase() : name} Formula`;
}
