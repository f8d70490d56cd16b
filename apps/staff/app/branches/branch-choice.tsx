import { NO_BRANCH, OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../language.ts';
import { FormControl } from '../parts/form-control.tsx';
import { BRANCH_WORDS } from '../records/branch-words.ts';
import { useBranches } from '../parts/branches/use-branches.ts';
import { useLocations } from '../records/use-records.ts';
import { branchChoices, roomsIn } from '../parts/branches/branch-choices.ts';
import { useOwnBranches } from '../parts/branches/use-own-branches.ts';

/** No branch has this id: theirs are given by the server. */
const ALL = 'all';

/** The branch the address of the page names; null: all. */
export function useChosenBranch(): string | null {
  const [search] = useSearchParams();
  const named = search.get('branch');
  return named === '' ? null : named;
}

/**
 * The rooms of the branch the address names; null where it names none there is, undefined while that is not known. Only the
 * desk may ask for branches: for others, `isAsked` is false and every room counts.
 */
export function useRoomsOfBranch(isAsked: boolean): ReadonlySet<string> | null | undefined {
  const chosen = useChosenBranch();
  const isNeeded = isAsked && chosen !== null;
  const branches = useBranches({ enabled: isNeeded });
  const rooms = useLocations({ enabled: isNeeded });
  const all = rooms.data;
  const isKnown = chosen === OWN_ADDRESS || branches.data?.some(({ id }) => id === chosen) === true;
  return useMemo(() => {
    if (!isNeeded) return null;
    if (branches.isPending || rooms.isPending) return undefined;
    return isKnown && all !== undefined ? roomsIn(chosen, all) : null;
  }, [isNeeded, branches.isPending, rooms.isPending, isKnown, all, chosen]);
}

/**
 * The branch that numbers are of: the one the address names, or of a front desk of some branches the first of theirs. Null: all;
 * undefined until it is known whose front desk the reader is.
 */
export function useBranchOfNumbers(): string | null | undefined {
  const chosen = useChosenBranch();
  const own = useOwnBranches();
  if (own === undefined) return undefined;
  return chosen ?? own?.[0] ?? null;
}

interface BranchChoiceProps {
  /** What belongs to no branch is a choice too, and to a front desk of some not all of them together. */
  readonly isOfNumbers?: boolean;
}

/** Chooses a branch and keeps it in the address of the page; nothing in a studio at one address. */
export function BranchChoice({ isOfNumbers = false }: BranchChoiceProps) {
  const words = useWords(BRANCH_WORDS);
  const [, setSearch] = useSearchParams();
  const chosen = useChosenBranch();
  const choices = useBranchChoices(isOfNumbers);
  const own = useOwnBranches();
  // What an old link names can be left again, whether or not there still is a choice.
  if (choices === undefined || (choices.length === 0 && chosen === null)) return null;
  const isKnown = chosen === null || choices.some(([id]) => id === chosen);
  const hasAll = !isOfNumbers || own === null;
  return (
    <FormControl
      field={{
        name: 'branch',
        label: words.branch,
        kind: 'choice',
        choices: hasAll ? [[ALL, words.all] as const, ...choices] : choices,
      }}
      value={isKnown ? (chosen ?? (hasAll ? ALL : (own?.[0] ?? ''))) : ''}
      fault={undefined}
      onType={(branch) =>
        setSearch(
          (search) => {
            if (branch === ALL) search.delete('branch');
            else search.set('branch', branch);
            return search;
          },
          { replace: true },
        )
      }
    />
  );
}

/** What the choice of numbers the address names is called; null: it names none there is, or that is not known yet. */
export function useNameOfBranch(): string | null {
  const chosen = useChosenBranch();
  return useBranchChoices(true)?.find(([id]) => id === chosen)?.[1] ?? null;
}

/** Names a branch by its id and the name it has, if it is one. */
export function useBranchNames(): (id: string, name: string | null) => string {
  const { noBranch, ownAddress } = useWords(BRANCH_WORDS);
  return (id, name) => name ?? (id === NO_BRANCH ? noBranch : ownAddress);
}

/** Undefined until they are known. */
function useBranchChoices(isOfNumbers: boolean): ReturnType<typeof branchChoices> | undefined {
  const words = useWords(BRANCH_WORDS);
  const branches = useBranches().data;
  const rooms = useLocations().data;
  const own = useOwnBranches();
  if (branches === undefined || rooms === undefined || own === undefined) return undefined;
  const choices = branchChoices(branches, rooms, words.ownAddress);
  if (own === null)
    return isOfNumbers && choices.length > 0 ? [...choices, [NO_BRANCH, words.noBranch] as const] : choices;
  const reached = choices.filter(([id]) => own.includes(id));
  return reached.length > 1 ? reached : [];
}
