// Vitest runs this again for each file of tests; what it imports takes effect once for all files that share a process.
import { afterAll, vi } from 'vitest';
import './queries-after-effects.ts';

// A file before may have left the window at the address of a page in another language.
window.history.replaceState(null, '', '/');

// What a page began to load would be missing for the file after it, if it arrived when this file's window is gone.
afterAll(() => vi.dynamicImportSettled());
