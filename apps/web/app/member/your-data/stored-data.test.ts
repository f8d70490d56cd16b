import { expect, test } from 'vitest';
import { storedData } from './stored-data.ts';

const table = (name: string, rows: number) => ({ name, rows, what: `About ${name}.` });

test('what matters to people comes first, and what there is not is only named', () => {
  const { stored, none } = storedData(
    [table('sessions', 2), table('mails', 0), table('set_logs', 120)],
    'en',
  );
  expect(stored).toEqual([
    { name: 'Sets you lifted', rows: 120 },
    { name: 'Where you’re signed in', rows: 2 },
  ]);
  expect(none).toEqual(['Emails we sent you: subject and time']);
});

test('the same in German', () => {
  const { stored, none } = storedData([table('mails', 0), table('set_logs', 120)], 'de');
  expect(stored).toEqual([{ name: 'Sätze, die du gehoben hast', rows: 120 }]);
  expect(none).toEqual(['Mails an dich: Betreff und Zeit']);
});

test('a table the page has no words for is shown in the words that came with it', () => {
  expect(storedData([table('new', 1)], 'de').stored).toEqual([{ name: 'About new', rows: 1 }]);
});

test('lists that only explain others are no data about somebody', () => {
  expect(storedData([table('workouts', 5), table('exercises', 5)], 'en')).toEqual({ stored: [], none: [] });
});
