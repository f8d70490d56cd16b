/** Names of the people in a bench's studio, with what a search for people meets: letters of other languages, an apostrophe, parts of words. */
export const FIRST_NAMES = [
  'Anna',
  'Jörg',
  'Zoë',
  'Samuela',
  'Berit',
  'Kateřina',
  'Mehmet',
  'Linh',
  'Joseph',
  'Đorđe',
];
export const LAST_NAMES = [
  'Müller',
  'Schneider',
  'Weiß',
  'Löwenstein',
  'Özdemir',
  'Nguyen',
  'O’Neil',
  'Kowalczyk',
  'Albers',
];
