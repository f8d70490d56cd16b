import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bloomFilterOf, readBloomFilter } from './bloom-filter.ts';
import { BREACHED_PASSWORDS, isBreachedPassword } from './breached-passwords.ts';

describe('a leaked password', () => {
  it.each([
    'q1w2e3r4t5',
    '4815162342',
    'motherlode',
    'Rammstein1',
    'CHRISTOPHER',
    ' basketball ',
    'computer123',
  ])('is known: %s', (password) => expect(isBreachedPassword(password)).toBe(true));

  it.each(['strong-every-week', 'kaffee um sieben', 'Kniebeugen vor dem Frühstück', ''])(
    'is not %s',
    (password) => expect(isBreachedPassword(password)).toBe(false),
  );

  it('is claimed of at most three in two thousand others', () => {
    const others = Array.from({ length: 20_000 }, (_, nth) => `lila-hantel ${nth * 7919} am fenster`);
    const wrong = others.filter(isBreachedPassword).length;
    expect(wrong / others.length).toBeLessThan(0.0015);
    // Not a filter that finds nothing.
    expect(wrong).toBeGreaterThan(0);
  });

  it('is looked up in a file of less than 300 kB', () => {
    expect(statSync(BREACHED_PASSWORDS).size).toBeLessThan(300_000);
  });
});

describe('a Bloom filter', () => {
  const texts = new Set(Array.from({ length: 1000 }, (_, nth) => `text ${nth}`));
  it('finds everything that was added, whatever the chance of a wrong yes', () => {
    for (const wrongYes of [0.5, 0.01, 0.0001]) {
      const filter = readBloomFilter(bloomFilterOf(texts, wrongYes));
      expect(filter.entries).toBe(1000);
      expect([...texts].filter((text) => !filter.has(text))).toEqual([]);
    }
  });

  it('is wrong about as often as it was made for', () => {
    const filter = readBloomFilter(bloomFilterOf(texts, 0.01));
    const wrong = Array.from({ length: 10_000 }, (_, nth) => `other ${nth}`).filter(filter.has).length;
    expect(wrong).toBeGreaterThan(50);
    expect(wrong).toBeLessThan(150);
  });

  it('is not made of anything', () => {
    expect(() => readBloomFilter(new Uint8Array(8))).toThrow('not a Bloom filter');
  });
});
