import type { DeskTimetableClass, getDeskTimetable } from '@lifted/contract/desk/desk-timetable';
import type { FoundPerson } from '@lifted/contract/desk/people/people';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { addDays, berlinDate, berlinTime, DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import { longDate, shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { DESK_ROLES, mayOpen } from '@lifted/domain/people/studio-role';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { addressIn, type StaffAddress } from '../addresses.ts';
import { FRAME_WORDS } from '../frame/frame-words.ts';
import { useOwnBranches } from '../parts/branches/use-own-branches.ts';
import { openSections } from '../frame/sections.ts';
import { useLanguage, useWords } from '../language.ts';
import { roomNames } from '../parts/branches/room-names.ts';
import { useShownAddress } from '../parts/address/use-shown-address.ts';
import { askedProduct } from '../parts/asking/use-asked-dialog.ts';
import { isOfOtherWords, useFoundPeople, useProducts } from '../people/use-people.ts';
import { matches } from '../parts/matches.ts';
import { isCalled, type EntryName } from './also-called.ts';
import { actionsFor, classesFor, classesToPick, innerPagesFor, type Action } from './palette-items.ts';
import { PALETTE_WORDS } from './palette-words.ts';

/** An action that is waiting for its class or person. */
export type Picking = Extract<Action, { readonly picks: 'class' | 'person' }>;

/** A line of the palette: it leads somewhere, or asks what it is for. */
export interface PaletteLine {
  readonly key: string;
  readonly label: string;
  readonly about?: string;
  readonly to: { readonly address: string } | { readonly picking: Picking };
}

export interface PaletteGroup {
  readonly name: 'sections' | 'actions' | 'classes' | 'products' | 'people';
  readonly items: readonly PaletteLine[];
}

/** Fewer letters find too many. */
const FEWEST_LETTERS = 2;
const MOST_CLASSES = { unasked: 4, asked: 8, toPick: 60 };
const MOST_PEOPLE = 6;
const MOST_PRODUCTS = 5;
/** As far ahead as members can book. */
const DAYS_SEARCHED = 2 * DAYS_PER_WEEK;
const NO_CLASSES: readonly DeskTimetableClass[] = [];

/** What the palette offers for what is typed, and whether more is on its way. The same groups until they change: a key drawn at once changes none. */
export function usePalette(
  typed: string,
  picking: Picking | null,
): { readonly groups: readonly PaletteGroup[]; readonly isSearching: boolean } {
  const query = useDeferredValue(typed.trim());
  const asks = picking?.picks;
  const pages = usePages(query);
  const classes = useClassLines(query, picking);
  const products = useProductLines(asks === undefined ? query : '');
  const people = usePeopleLines(asks === 'class' ? '' : query, picking);
  const groups = useMemo(() => {
    const all: readonly PaletteGroup[] = [
      ...(asks === undefined ? pages : []),
      ...(asks === 'person' ? [] : [{ name: 'classes', items: classes } as const]),
      { name: 'people', items: people.lines },
      { name: 'products', items: products },
    ];
    return all.filter(({ items }) => items.length > 0);
  }, [asks, pages, classes, people.lines, products]);
  return { groups, isSearching: people.isSearching };
}

interface Named {
  readonly key: EntryName;
  readonly label: string;
}

function usePages(query: string): readonly PaletteGroup[] {
  const language = useLanguage();
  const words = useWords(PALETTE_WORDS);
  const { sections, floor } = useWords(FRAME_WORDS);
  const { userRoles } = useSession();
  const branches = useOwnBranches() ?? null;
  return useMemo(() => {
    const isFound = ({ key, label }: Named) => isCalled(key, label, query);
    const line = (key: EntryName, label: string, address: StaffAddress): PaletteLine & Named => ({
      key,
      label,
      to: { address: addressIn(language, address) },
    });
    const pages = [
      ...openSections({ roles: userRoles, branches }).map(({ name, address }) =>
        line(name, sections[name], address),
      ),
      line('floor', floor, '/floor'),
      // Enough of them without those that are opened less often, until something is typed.
      ...(query === ''
        ? []
        : innerPagesFor(userRoles, branches).map(({ name, address }) =>
            line(name, words.innerPages[name], address),
          )),
    ];
    const actions = actionsFor(userRoles, branches).map((action): PaletteLine & Named =>
      action.picks === 'nothing'
        ? line(action.name, words.actions[action.name], action.address)
        : { key: action.name, label: words.actions[action.name], to: { picking: action } },
    );
    return [
      { name: 'actions', items: actions.filter(isFound) },
      { name: 'sections', items: pages.filter(isFound) },
    ];
  }, [query, language, words, sections, floor, userRoles, branches]);
}

/** The classes of the next two weeks; before anything is typed only the first of them. */
function useClassLines(query: string, picking: Picking | null): readonly PaletteLine[] {
  const api = useApiClient();
  const language = useLanguage();
  const words = useWords(PALETTE_WORDS);
  const { userRoles } = useSession();
  const [now] = useState(timeNow);
  const from = berlinDate(now);
  const { data = NO_CLASSES } = useQuery({
    queryKey: ['desk', 'timetable', 'from', from],
    queryFn: ({ signal }) =>
      api.call<typeof getDeskTimetable>('GET', '/desk/timetable', {
        query: { from, to: addDays(from, DAYS_SEARCHED - 1) },
        signal,
      }),
  });
  return useMemo(() => {
    const open = classesFor(userRoles, data);
    const isPicking = picking !== null;
    const toPick = isPicking || query === '' ? classesToPick(open, now) : open;
    const roomOf = roomNames(toPick.map(({ location_name: location }) => location));
    const lines = toPick.map((one): PaletteLine & { readonly searched: string } => {
      const start = new Date(one.start_datetime);
      const day = berlinDate(start);
      const state = one.is_canceled ? words.canceled : words.places(one.taken, one.capacity);
      return {
        key: `class ${one.id}`,
        label: `${shortWeekdayName(day, language)} ${shortDate(day, language)}, ${berlinTime(start)} ${one.timer_name}`,
        about: `${one.coach_first_name}, ${roomOf(one.location_name)}\u00a0· ${state}`,
        searched: longDate(day, language),
        to: {
          address: withDialog(addressIn(language, `/desk/classes/${encodeURIComponent(one.id)}`), picking),
        },
      };
    });
    const most = isPicking ? MOST_CLASSES.toPick : MOST_CLASSES[query === '' ? 'unasked' : 'asked'];
    return lines
      .filter(({ label, about = '', searched }) => matches(`${label} ${about} ${searched}`, query))
      .slice(0, most);
  }, [query, picking, data, now, language, words, userRoles]);
}

/** What the studio sells, for those who may open the page it is on. */
function useProductLines(query: string): readonly PaletteLine[] {
  const language = useLanguage();
  const { userRoles } = useSession();
  const isBound = useOwnBranches() !== null;
  const isAsked = mayOpen(userRoles, DESK_ROLES) && !isBound && query.length >= FEWEST_LETTERS;
  const { data } = useProducts({ enabled: isAsked });
  return useMemo(() => {
    if (!isAsked || data === undefined) return [];
    const found = data.filter(({ fields }) => matches(fields.name, query)).slice(0, MOST_PRODUCTS);
    return found.map(({ id, fields }): PaletteLine => ({
      key: `product ${id}`,
      label: fields.name,
      about: exactEuroWords(fields.cents, language),
      to: { address: `${addressIn(language, '/desk/records')}?do=${askedProduct(id)}` },
    }));
  }, [isAsked, data, query, language]);
}

/** People by the search of their page, for those who may search. */
function usePeopleLines(query: string, picking: Picking | null) {
  const language = useLanguage();
  const { userRoles } = useSession();
  const shownAddress = useShownAddress();
  const maySearch = mayOpen(userRoles, DESK_ROLES) && query.length >= FEWEST_LETTERS;
  const found = useFoundPeople(maySearch ? query : '');
  const people = maySearch && !isOfOtherWords(found) ? found.data : undefined;
  const lines = useMemo(
    () =>
      (people ?? []).slice(0, MOST_PEOPLE).map((person): PaletteLine => ({
        key: `person ${person.id}`,
        label: nameOf(person),
        about: shownAddress(person.email),
        to: {
          address: withDialog(addressIn(language, `/desk/people/${encodeURIComponent(person.id)}`), picking),
        },
      })),
    [people, language, picking, shownAddress],
  );
  return { lines, isSearching: maySearch && found.isFetching };
}

function nameOf({ first_name: first, last_name: last }: FoundPerson): string {
  return `${first} ${last}`;
}

function withDialog(address: string, picking: Picking | null): string {
  return picking === null ? address : `${address}?do=${picking.dialog}`;
}
