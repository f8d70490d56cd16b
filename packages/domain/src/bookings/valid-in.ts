import type { Language } from '../language/language.ts';
import { listWords } from '../language/list-words.ts';

/** A branch of a chain by its name, of which there is one; null: the studio's own address. */
export type BranchName = string | null;

/** Where what is sold is valid. No branch named: everywhere. */
export type ValidIn = readonly BranchName[];

/** What would pay for a class at another branch. */
export interface Elsewhere {
  readonly kind: 'pass' | 'membership';
  readonly validIn: ValidIn;
}

/** Whether something that is valid in some branches covers a class in one of them. */
export function isValidIn(validIn: ValidIn, branch: BranchName): boolean {
  return validIn.length === 0 || validIn.includes(branch);
}

/** Branches as they follow 'valid': 'at North and South', 'an den Standorten North und South'. `ownStreet` names the studio's own address. */
function atBranchesWords(validIn: ValidIn, ownStreet: string, language: Language): string {
  const names = listWords(
    validIn.map((name) => name ?? ownStreet),
    language,
    'and',
  );
  if (language === 'en') return `at ${names}`;
  return validIn.length === 1 ? `am Standort ${names}` : `an den Standorten ${names}`;
}

/** One line below what is sold: 'Valid at North only'; null where it is valid everywhere. */
export function validOnlyWords(validIn: ValidIn, ownStreet: string, language: Language): string | null {
  if (validIn.length === 0) return null;
  const where = atBranchesWords(validIn, ownStreet, language);
  return language === 'en' ? `Valid ${where} only` : `Gilt nur ${where}`;
}

const SUBJECTS = {
  your: { pass: ['Your pass', 'Dein Paket'], membership: ['Your membership', 'Deine Mitgliedschaft'] },
  their: { pass: ['Their pass', 'Das Paket'], membership: ['Their membership', 'Die Mitgliedschaft'] },
} as const;

/** Why nothing pays here, to the member or about them: 'Your pass is valid at North only'. */
export function elsewhereWords(
  { kind, validIn }: Elsewhere,
  whose: 'your' | 'their',
  ownStreet: string,
  language: Language,
): string {
  const [en, de] = SUBJECTS[whose][kind];
  const where = atBranchesWords(validIn, ownStreet, language);
  return language === 'en' ? `${en} is valid ${where} only` : `${de} gilt nur ${where}`;
}
