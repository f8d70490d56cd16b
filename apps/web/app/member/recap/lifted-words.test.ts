import { expect, it } from 'vitest';
import { liftedWords } from './lifted-words.ts';

it.each([
  [0, 'You lifted 0 kilos', 'Du hast 0 Kilo bewegt'],
  [48_230, 'You lifted 48,230 kilos', 'Du hast 48.230 Kilo bewegt'],
  [999_999.4, 'You lifted 999,999 kilos', 'Du hast 999.999 Kilo bewegt'],
  [1_000_000, 'You lifted 1 million kilos', 'Du hast 1 Million Kilo bewegt'],
  [1_299_999, 'You lifted 1.2 million kilos', 'Du hast 1,2 Millionen Kilo bewegt'],
])('says %d kg in both languages', (kilograms, english, german) => {
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
  expect([liftedWords(kilograms, 'en'), liftedWords(kilograms, 'de')].map(spaced)).toEqual([english, german]);
});
