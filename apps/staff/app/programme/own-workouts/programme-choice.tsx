import type { classKindCalls } from '@lifted/contract/desk/planning/class-kinds';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language.ts';
import { FormControl } from '../../parts/form-control.tsx';
import { PROGRAMME_WORDS } from '../programme-words.ts';

const PARAMETER = 'programme';
/** No kind of class has this id: theirs are without spaces. */
const OF_THE_DAY = 'of the day';

/** The kind of class whose own workouts the address asks for; undefined: the workouts of the day. */
export function useAskedProgramme(): string | undefined {
  const [search] = useSearchParams();
  return search.get(PARAMETER) || undefined;
}

/** The same as a part of what the server is asked. */
export function useProgrammePart(): { readonly programme?: string } {
  const programme = useAskedProgramme();
  return programme === undefined ? {} : { programme };
}

/** The same address for the same programme. */
export function withProgramme(address: string, programme: string | undefined): string {
  if (programme === undefined) return address;
  const join = address.includes('?') ? '&' : '?';
  return `${address}${join}${new URLSearchParams({ [PARAMETER]: programme })}`;
}

/** Kinds of class with workouts of their own, id and name; undefined until they are known. */
function useOwnKinds(): readonly (readonly [string, string])[] | undefined {
  const api = useApiClient();
  const { data } = useQuery({
    queryKey: ['desk', 'class-kinds'],
    queryFn: ({ signal }) => api.call<typeof classKindCalls.list>('GET', '/desk/class-kinds', { signal }),
  });
  return data?.kinds
    .filter(({ fields }) => fields.has_own_workouts)
    .map(({ id, fields }) => [id, fields.name] as const);
}

/** What the programme asked for is called; null: the workout of the day, or not known yet. */
export function useNameOfProgramme(): string | null {
  const asked = useAskedProgramme();
  return useOwnKinds()?.find(([id]) => id === asked)?.[1] ?? null;
}

/** Chooses whose workouts are shown; nothing where all classes follow the workout of the day. */
export function ProgrammeChoice() {
  const words = useWords(PROGRAMME_WORDS);
  const [, setSearch] = useSearchParams();
  const asked = useAskedProgramme();
  const kinds = useOwnKinds();
  // What an old link names can be left again.
  if (kinds === undefined || (kinds.length === 0 && asked === undefined)) return null;
  const isKnown = asked === undefined || kinds.some(([id]) => id === asked);
  return (
    <FormControl
      field={{
        name: PARAMETER,
        label: words.whose,
        kind: 'choice',
        choices: [[OF_THE_DAY, words.ofTheDay] as const, ...kinds],
      }}
      value={isKnown ? (asked ?? OF_THE_DAY) : ''}
      fault={undefined}
      onType={(chosen) =>
        setSearch(
          (search) => {
            if (chosen === OF_THE_DAY) search.delete(PARAMETER);
            else search.set(PARAMETER, chosen);
            return search;
          },
          { replace: true },
        )
      }
    />
  );
}
