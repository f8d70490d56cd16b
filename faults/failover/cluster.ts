/** The database of deploy/ha on one machine: etcd, Patroni and PostgreSQL on each node, HAProxy and PgBouncer beside the servers. */
import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { childrenOf } from '@lifted/embedded-postgres/test-server';
import { killUnlessGone } from '../src/studio.ts';
import { until } from '../src/until.ts';
import { command, DAEMON_ACCOUNT, startDaemon, succeeds } from './commands.ts';
import { addressOf, buildNetwork, namespaceOf, type Node, NODES, removeNetwork } from './network.ts';

const FILES = join(import.meta.dirname, '../../deploy/ha');
const PASSWORD = 'failover-only';
/** Each node's disk, in memory: small enough to be filled in a second. */
const DISK_MB = 700;
const LOOK_AGAIN_MS = 250;
/** etcd on a busy machine; well below Patroni's ttl. */
const ETCD_PATIENCE = { 'heartbeat-interval': '200', 'election-timeout': '2000' } as const;
/** Patroni's client: `etcd` is the v2 API. FAILOVER_ETCD=etcd3 shows what the other one loses. */
const ETCD_CLIENT = process.env['FAILOVER_ETCD'] === 'etcd3' ? 'PATRONI_ETCD3_HOSTS' : 'PATRONI_ETCD_HOSTS';

export const PRIMARY_URL = `postgresql://lifted:${PASSWORD}@127.0.0.1:5000/lifted`;
export const POOLER_URL = `postgresql://lifted:${PASSWORD}@127.0.0.1:6432/lifted`;

const Members = Type.Object({
  members: Type.Array(
    Type.Object({
      name: Type.String(),
      role: Type.String(),
      state: Type.String(),
      timeline: Type.Optional(Type.Integer()),
      lag: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
    }),
  ),
});

/** The roles of the nodes at one moment; `synchronous` has every acknowledged write. */
export interface Roles {
  readonly primary: Node;
  readonly synchronous: Node;
  readonly other: Node;
}

export class Cluster {
  readonly #home = mkdtempSync(join(tmpdir(), 'lifted-failover-'));
  readonly #daemons = new Map<string, ChildProcess>();

  /** Builds everything and waits until two standbys follow. */
  async start(): Promise<void> {
    chmodSync(this.#home, 0o755);
    await buildNetwork();
    for (const node of NODES) await this.#prepare(node);
    for (const node of NODES) this.#startEtcd(node);
    this.startPatroni(1);
    await until('there is a primary', async () => (await this.primary()) === 1, { everyMs: LOOK_AGAIN_MS });
    for (const node of [2, 3] as const) this.startPatroni(node);
    await this.#startProxies();
    await this.untilHealthy();
    await this.sql(
      1,
      `create role lifted login password '${PASSWORD}'`,
      'create database lifted owner lifted',
    );
  }

  /** Stops and removes everything. */
  async stop(): Promise<void> {
    for (const node of NODES) this.thaw(node);
    for (const daemon of this.#daemons.values()) daemon.kill('SIGKILL');
    for (const node of NODES) {
      for (const pid of this.#postgresOf(node)) killUnlessGone(pid, 'SIGKILL');
      await until('the disk is free', () => succeeds('umount', this.#disk(node)), { everyMs: LOOK_AGAIN_MS });
    }
    await removeNetwork();
    rmSync(this.#home, { recursive: true });
  }

  /** The node that calls itself primary and holds the lock, if one does. */
  async primary(): Promise<Node | undefined> {
    for (const node of NODES) if (await answersAsPrimary(node)) return node;
    return undefined;
  }

  /** Waits until one primary has two standbys that follow it without lag, one of them synchronous. */
  async untilHealthy(): Promise<Roles> {
    let roles: Roles | undefined;
    const found = async () => (roles = await this.#healthyRoles()) !== undefined;
    await until('two standbys follow one primary', found, { everyMs: LOOK_AGAIN_MS });
    if (roles === undefined) throw new Error('A healthy cluster has roles.');
    return roles;
  }

  /** kill -9 of Patroni and PostgreSQL. */
  crash(node: Node): void {
    this.#daemons.get(`patroni-${node}`)?.kill('SIGKILL');
    for (const pid of this.#postgresOf(node)) killUnlessGone(pid, 'SIGKILL');
  }

  /** Stops the clock of everything on a node, as a machine does that stalls. */
  freeze(node: Node): void {
    for (const pid of this.#everythingOn(node)) killUnlessGone(pid, 'SIGSTOP');
  }

  thaw(node: Node): void {
    for (const pid of this.#everythingOn(node)) killUnlessGone(pid, 'SIGCONT');
  }

  async fillDisk(node: Node): Promise<void> {
    await succeeds('dd', 'if=/dev/zero', `of=${join(this.#disk(node), 'filler')}`, 'bs=1M');
  }

  emptyDisk(node: Node): void {
    rmSync(join(this.#disk(node), 'filler'), { force: true });
  }

  /** Hands the primary's part over on purpose. */
  async switchOver({ primary, synchronous }: Roles): Promise<void> {
    const body = JSON.stringify({ leader: `n${primary}`, candidate: `n${synchronous}` });
    const answer = await fetch(`http://${addressOf(primary)}:8008/switchover`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`No switchover: ${answer.status} ${await answer.text()}`);
  }

  startPatroni(node: Node): void {
    const [name, address, home] = [`patroni-${node}`, addressOf(node), this.#place(node)];
    this.#start(name, namespaceOf(node), ['patroni', join(FILES, 'patroni.yaml')], {
      PATRONI_NAME: `n${node}`,
      PATRONI_RESTAPI_LISTEN: `${address}:8008`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
      PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
      PATRONI_POSTGRESQL_DATA_DIR: this.#data(node),
      PATRONI_POSTGRESQL_BIN_DIR: POSTGRES_PROGRAMS,
      PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
      [ETCD_CLIENT]: NODES.map((each) => `${addressOf(each)}:2379`).join(','),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PATRONI_REWIND_USERNAME: 'rewinder',
      PATRONI_REWIND_PASSWORD: PASSWORD,
    });
  }

  /** Runs statements on one node, past HAProxy, as clients on the node's own side of a cut would. */
  async sql(node: Node, ...statements: readonly string[]): Promise<string> {
    const words = statements.flatMap((statement) => ['-c', statement]);
    const target = `postgresql://postgres:${PASSWORD}@${addressOf(node)}:5432/postgres?connect_timeout=3`;
    return command(
      'ip',
      'netns',
      'exec',
      namespaceOf(node),
      join(POSTGRES_PROGRAMS, 'psql'),
      target,
      '-qAtX',
      ...words,
    );
  }

  async #healthyRoles(): Promise<Roles | undefined> {
    const primary = await this.primary();
    if (primary === undefined) return undefined;
    const answer: unknown = await fetch(`http://${addressOf(primary)}:8008/cluster`).then((got) =>
      got.json(),
    );
    if (!Check(Members, answer)) return undefined;
    const leader = answer.members.find(({ name }) => name === `n${primary}`);
    const standbys = answer.members.filter((member) => member !== leader);
    const follows = standbys.every(({ timeline, lag }) => timeline === leader?.timeline && lag === 0);
    const synchronous = nodeNamed(standbys.find(({ role }) => role === 'sync_standby')?.name);
    const other = nodeNamed(standbys.find(({ role }) => role !== 'sync_standby')?.name);
    if (standbys.length !== 2 || !follows || synchronous === undefined || other === undefined)
      return undefined;
    return { primary, synchronous, other };
  }

  async #prepare(node: Node): Promise<void> {
    const [disk, place] = [this.#disk(node), this.#place(node)];
    for (const folder of [place, disk, join(place, 'etcd')]) mkdirSync(folder, { recursive: true });
    await command('mount', '-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk);
    await command('chown', '-R', `${DAEMON_ACCOUNT}:`, place);
    await command('chmod', '700', join(place, 'etcd'));
  }

  #startEtcd(node: Node): void {
    const address = addressOf(node);
    const peers = NODES.map((each) => `n${each}=http://${addressOf(each)}:2380`).join(',');
    const settings = {
      name: `n${node}`,
      'data-dir': join(this.#place(node), 'etcd'),
      'listen-peer-urls': `http://${address}:2380`,
      'initial-advertise-peer-urls': `http://${address}:2380`,
      'listen-client-urls': `http://${address}:2379`,
      'advertise-client-urls': `http://${address}:2379`,
      'initial-cluster': peers,
      'initial-cluster-state': 'new',
      'enable-v2': 'true',
      logger: 'zap',
      'log-level': 'warn',
      ...ETCD_PATIENCE,
    };
    const flags = Object.entries(settings).map(([flag, value]) => `--${flag}=${value}`);
    this.#start(`etcd-${node}`, namespaceOf(node), ['etcd', ...flags]);
  }

  async #startProxies(): Promise<void> {
    const nodes = Object.fromEntries(NODES.map((node) => [`NODE${node}`, addressOf(node)]));
    this.#start('haproxy', undefined, ['haproxy', '-db', '-f', join(FILES, 'haproxy.cfg')], nodes);
    const [users, settings] = [join(this.#home, 'userlist.txt'), join(this.#home, 'pgbouncer.ini')];
    writeFileSync(users, `"lifted" "${PASSWORD}"\n`);
    copyFileSync(join(FILES, 'pgbouncer.ini'), settings);
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('/etc/pgbouncer/userlist.txt', users));
    this.#start('pgbouncer', undefined, ['pgbouncer', settings]);
  }

  #start(
    name: string,
    namespace: string | undefined,
    words: readonly [string, ...string[]],
    env: Readonly<Record<string, string>> = {},
  ): void {
    const log = join(this.#home, `${name}.log`);
    const daemon = startDaemon({
      ...(namespace !== undefined && { namespace }),
      command: words,
      env,
      log,
      cwd: '/',
    });
    this.#daemons.set(name, daemon);
  }

  #place = (node: Node) => join(this.#home, `n${node}`);
  #disk = (node: Node) => join(this.#place(node), 'disk');
  #data = (node: Node) => join(this.#disk(node), 'postgres');

  #postgresOf(node: Node): number[] {
    try {
      const postmaster = Number(
        readFileSync(join(this.#data(node), 'postmaster.pid'), 'utf8').split('\n')[0],
      );
      return [postmaster, ...childrenOf(postmaster)];
    } catch {
      // It does not run.
      return [];
    }
  }

  #everythingOn(node: Node): number[] {
    const daemons = ['patroni', 'etcd'].map((name) => this.#daemons.get(`${name}-${node}`)?.pid);
    return [...this.#postgresOf(node), ...daemons.filter((pid) => pid !== undefined)];
  }
}

/** Where Debian has the programs of PostgreSQL 15. */
const POSTGRES_PROGRAMS = '/usr/lib/postgresql/15/bin';

async function answersAsPrimary(node: Node): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(1000);
    return (await fetch(`http://${addressOf(node)}:8008/primary`, { signal })).status === 200;
  } catch {
    // Down, frozen or out of reach.
    return false;
  }
}

function nodeNamed(name: string | undefined): Node | undefined {
  return NODES.find((node) => `n${node}` === name);
}
