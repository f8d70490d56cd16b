/** The four places of the members' bar. */
export type MemberPlace = 'today' | 'classes' | 'strength' | 'me';

interface PlaceHere {
  readonly place: MemberPlace;
  /** False on a page that belongs to the place without being where its link leads. */
  readonly isItself: boolean;
}

/** By the first step of the English path. */
const PAGES: Readonly<Record<string, MemberPlace>> = {
  dashboard: 'today',
  'my-workout': 'today',
  workouts: 'classes',
  workout: 'classes',
  strength: 'strength',
  recap: 'strength',
  me: 'me',
  messages: 'me',
  passes: 'me',
  security: 'me',
  'your-data': 'me',
};
const WHERE_LINKS_LEAD = ['dashboard', 'workouts', 'strength', 'me'];

/** Which of the four places a page belongs to; null for pages of everybody. */
export function memberPlaceAt(pathname: string): PlaceHere | null {
  const steps = pathname.split('/').filter((step) => step !== '' && step !== 'de');
  const [page = ''] = steps;
  const place = PAGES[page];
  return place === undefined ? null : { place, isItself: WHERE_LINKS_LEAD.includes(page) };
}
