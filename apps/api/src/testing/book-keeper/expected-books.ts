/** What the studio should have written down, from the book-keeper's books. */
import { onTheClock, type Instant } from './berlin-clock.ts';
import { freePlaces, isLive, type Books, type Mail } from './books.ts';
import type { Written } from './read-books.ts';

/** An instant in the words of an English mail. */
const inWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

export function untilWords(until: Instant | null): string {
  if (until === null) return '';
  const { day, time } = onTheClock(until);
  const [weekday = '', date = '', month = ''] = inWords.format(until).split(' ');
  return `${weekday}, ${date} ${month} ${day.slice(0, 4)}, ${time}`;
}

const mailLine = ({ to, about, of, until, amount }: Mail) =>
  [to, about, of, amount ?? untilWords(until)].join(', ');

export function expectedBooks(books: Books): Written {
  const lists = books.waits
    .filter(isLive)
    .map((wait, at) => ({ wait, at }))
    .toSorted((one, other) =>
      one.wait.of.name < other.wait.of.name
        ? -1
        : one.wait.of.name > other.wait.of.name
          ? 1
          : one.at - other.at,
    );
  return {
    places: books.places.map(({ owner, of, end }) => `${owner} ${of.name} ${end}`).toSorted(),
    lists: lists.map(({ wait: { of, owner, state, until } }) =>
      [of.name, owner, state, ...(state === 'offered' && until !== null ? [String(until)] : [])].join(' '),
    ),
    credits: books.payers
      .flatMap((payer) => (payer.kind === 'pass' && !payer.isGone ? [`${payer.name} ${payer.credits}`] : []))
      .toSorted(),
    fees: books.fees
      .map(({ place, kind, cents, state }) => `${place.owner} ${place.of.name} ${kind} ${cents} ${state}`)
      .toSorted(),
    mails: books.mails.map(mailLine).toSorted(),
    classes: books.classes
      .map((of) => {
        const state = of.canceled === null ? 'takes place' : 'canceled';
        return `${of.name} ${state} ${of.capacity} ${of.capacity - freePlaces(books, of)}`;
      })
      .toSorted(),
  };
}
