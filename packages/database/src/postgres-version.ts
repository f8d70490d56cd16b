const OLDEST_MAJOR = 15;
const VERSIONS_PER_MAJOR = 10_000;

/**
 * Accepts PostgreSQL 15 and newer. `versionNumber` is the setting server_version_num, such as 150018 for 15.18.
 * @throws Error with a sentence for an older one.
 */
export function refuseOldPostgres(versionNumber: number): void {
  const major = Math.floor(versionNumber / VERSIONS_PER_MAJOR);
  if (major >= OLDEST_MAJOR) return;
  throw new Error(
    `The PostgreSQL behind DATABASE_URL is version ${major}. LIFTED needs version ${OLDEST_MAJOR} or newer.`,
  );
}
