import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { runFaults } from './fault-run.mjs';
import { ensureInstalled } from './installed.mjs';
import { projectNode } from './node-runtime.mjs';
import { runCommand, runQuietly, step, StepFailed } from './step.mjs';

/*
 * `npm run test:failover [-- -t words]`: the cluster of deploy/ha with two servers on this machine, broken in every way of
 * docs/operations.md while members write. Needs Debian and root, for packages, network namespaces and disks in memory.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** The namespace of the servers, HAProxy, PgBouncer and the people. */
const HUB = 'lifted-hub';
const PROGRAMS = ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'ip', '/usr/lib/postgresql/15/bin/postgres'];
const PACKAGES = [
  'patroni',
  'python3-etcd',
  'etcd-server',
  'haproxy',
  'pgbouncer',
  'iproute2',
  'postgresql-15',
];

await runCommand(async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new StepFailed('This needs Debian and root: it makes network namespaces and small disks.');
  await ensureInstalled(root);
  const node = projectNode(root);
  await ensureBuilt(root, node);
  if (!PROGRAMS.every(isThere))
    await step('Installing Patroni, etcd, HAProxy and PgBouncer', installPackages);
  execFileSync('ip', ['netns', 'add', HUB]);
  try {
    const within = ['ip', 'netns', 'exec', HUB];
    const config = 'faults/failover.config.ts';
    await runFaults({ root, node }, { config, args: process.argv.slice(2), within });
  } finally {
    execFileSync('ip', ['netns', 'del', HUB]);
  }
});

function isThere(program) {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    // Not installed.
    return false;
  }
}

async function installPackages() {
  // The packages would start a database of their own.
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES],
  ]) {
    const { code, output } = await runQuietly('apt-get', args, { cwd: root, env });
    if (code !== 0) throw new StepFailed(output.trim());
  }
}
