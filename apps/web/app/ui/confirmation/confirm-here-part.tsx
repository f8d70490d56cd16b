import { lazyPart } from '../lazy-part.tsx';

/** Loaded only for people who are asked. */
export const ConfirmHerePart = lazyPart(
  'confirm-here',
  async () => (await import('./confirm-here.tsx')).ConfirmHere,
);
