import type { ProfileVersion } from '@lifted/contract/desk/desk-profile';
import type { StudioWords } from './studio-words.ts';

/** Paths of what the versions after one changed: what restoring it takes back. */
export function changedAfter(versions: readonly ProfileVersion[], version: number): readonly string[] {
  const later = versions.filter((one) => one.version > version);
  return [...new Set(later.flatMap(({ changed }) => changed))];
}

/** The same as a sentence; null where nothing changed. */
export function changedWords(paths: readonly string[], words: StudioWords): string | null {
  const { sections } = words;
  const labels: Readonly<Record<string, string>> = {
    ...words.fields,
    'details.openingHours': sections.door,
    'details.rating': sections.ratings,
    'details.partnerRating': sections.ratings,
    coaches: sections.coaches,
    testimonials: sections.testimonials,
  };
  const names = new Set(paths.map((path) => labels[path] ?? path));
  return names.size === 0 ? null : words.changedSince([...names].join(', '));
}
