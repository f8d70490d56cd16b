import { expect, test } from 'vitest';
import { heldData } from './held-data.ts';

const table = (name: string, rows: number) => ({ name, rows, what: `About ${name}.` });

test('what matters to people comes first, and what there is not is only named', () => {
  const { held, none } = heldData([table('sessions', 2), table('mails', 0), table('set_logs', 120)], 'en');
  expect(held).toEqual([
    { name: 'Sets you lifted', rows: 120 },
    { name: 'Where you’re signed in', rows: 2 },
  ]);
  expect(none).toEqual(['Emails we sent you: subject and time']);
});

test('the same in German', () => {
  const { held, none } = heldData([table('mails', 0), table('set_logs', 120)], 'de');
  expect(held).toEqual([{ name: 'Sätze, die du gehoben hast', rows: 120 }]);
  expect(none).toEqual(['Mails an dich: Betreff und Zeit']);
});

test('a table the page has no words for is shown in the words that came with it', () => {
  expect(heldData([table('new', 1)], 'de').held).toEqual([{ name: 'About new', rows: 1 }]);
});

test('lists that only explain others are no data about somebody', () => {
  expect(heldData([table('workouts', 5), table('exercises', 5)], 'en')).toEqual({ held: [], none: [] });
});
