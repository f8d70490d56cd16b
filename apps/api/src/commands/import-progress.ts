import type { ImportProgress } from '../import/import-directory.ts';
import type { Screen } from './command-line/screen.ts';

const BAR_WIDTH = 30;
const FULL = '█';
const EMPTY = '░';
const PERCENT = 100;

/** Shows an import's progress: a bar on a terminal, else one line per file and step. */
export function createImportProgress(screen: Screen): {
  show: (progress: ImportProgress) => void;
  end: () => void;
} {
  let shown = '';
  return {
    show: (progress) => {
      const line = screen.isTerminal ? barLine(progress) : plainLine(progress);
      if (line === shown) return;
      shown = line;
      if (screen.isTerminal) screen.draw(line);
      else screen.note(line);
    },
    end: () => {
      if (screen.isTerminal) screen.draw('');
    },
  };
}

function barLine(progress: ImportProgress): string {
  if (progress.step !== 'reading') return plainLine(progress);
  const share = progress.total === 0 ? 1 : progress.read / progress.total;
  const full = Math.round(share * BAR_WIDTH);
  const bar = FULL.repeat(full) + EMPTY.repeat(BAR_WIDTH - full);
  const percent = `${Math.floor(share * PERCENT)} %`.padStart('100 %'.length);
  return `${bar} ${percent}  ${progress.file}, ${progress.rows.toLocaleString('en')} rows`;
}

function plainLine(progress: ImportProgress): string {
  switch (progress.step) {
    case 'reading':
      return `Reading ${progress.file} …`;
    case 'waiting':
      return `Waiting for ${progress.reason} …`;
    case 'checking':
      return 'Checking all rows …';
    case 'writing':
      return `Writing ${progress.file} …`;
    default:
      return progress satisfies never;
  }
}
