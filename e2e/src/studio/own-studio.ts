import process from 'node:process';

/** The studio of one worker. */
export interface OwnStudio {
  readonly baseUrl: string;
  /** Undefined for a server started by somebody else, whose database is out of reach. */
  readonly dataDirectory: string | undefined;
}

/** Tells the workers their studios, by their index among those that run at once. */
export function nameStudios(studios: readonly OwnStudio[]): void {
  process.env['E2E_STUDIOS'] = JSON.stringify(studios);
}

/** The studio of this worker: E2E_BASE_URL and E2E_DATA_DIR where they are set, else the one global setup started for it. */
export function ownStudio(): OwnStudio {
  const baseUrl = process.env['E2E_BASE_URL'];
  if (baseUrl !== undefined) return { baseUrl, dataDirectory: process.env['E2E_DATA_DIR'] };
  const studios: unknown = JSON.parse(process.env['E2E_STUDIOS'] ?? '[]');
  const index = Number(process.env['TEST_PARALLEL_INDEX']);
  const studio: unknown = Array.isArray(studios) ? studios[index] : undefined;
  if (!isStudio(studio))
    throw new Error('No server: run the journeys through Playwright and its global setup.');
  return studio;
}

function isStudio(value: unknown): value is OwnStudio {
  return typeof value === 'object' && value !== null && 'baseUrl' in value && 'dataDirectory' in value;
}
