// Vitest runs this again for each file of tests; what it imports takes effect once for all files that share a process.
import './queries-after-effects.ts';

// A file before may have left the window at the address of a page in another language.
window.history.replaceState(null, '', '/');
