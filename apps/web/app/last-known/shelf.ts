/** What a browser keeps under names, seen by one reader or writer at a time. */
export interface Shelf {
  get(name: string): Promise<unknown>;
  put(name: string, content: unknown): Promise<unknown>;
  delete(name: string): Promise<unknown>;
  clear(): Promise<unknown>;
}

/** Works at the shelf while nobody else writes there, in whatever tab; all of it holds, or nothing. */
export type AtShelf = <T>(mode: 'readonly' | 'readwrite', work: (shelf: Shelf) => Promise<T>) => Promise<T>;
