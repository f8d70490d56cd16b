/** Three machines and the one of the servers, as network namespaces on a bridge. This process is in the servers' one. */
import { command, succeeds } from './commands.ts';

export const NODES = [1, 2, 3] as const;
export type Node = (typeof NODES)[number];

const NETWORK = '10.77.0';
const HUB = 254;
const BRIDGE = 'lifted-br';

export const addressOf = (node: Node) => `${NETWORK}.${node}`;
export const namespaceOf = (node: Node) => `lifted-n${node}`;
const cableOf = (node: Node) => `lifted-p${node}`;
const others = (node: Node) => NODES.filter((other) => other !== node);

/** Makes the machines and their cables. */
export async function buildNetwork(): Promise<void> {
  await command('ip', 'link', 'set', 'lo', 'up');
  await command('ip', 'link', 'add', BRIDGE, 'type', 'bridge');
  await command('ip', 'addr', 'add', `${NETWORK}.${HUB}/24`, 'dev', BRIDGE);
  await command('ip', 'link', 'set', BRIDGE, 'up');
  for (const node of NODES) {
    const [name, cable] = [namespaceOf(node), cableOf(node)];
    await command('ip', 'netns', 'add', name);
    await command('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    await command('ip', 'link', 'set', cable, 'master', BRIDGE, 'up');
    for (const words of [
      ['link', 'set', 'lo', 'up'],
      ['addr', 'add', `${addressOf(node)}/24`, 'dev', 'eth0'],
      ['link', 'set', 'eth0', 'up'],
    ])
      await command('ip', '-n', name, ...words);
  }
}

/** Removes the machines; their cables go with them. */
export async function removeNetwork(): Promise<void> {
  for (const node of NODES) await succeeds('ip', 'netns', 'del', namespaceOf(node));
  await succeeds('ip', 'link', 'del', BRIDGE);
}

/** Pulls a machine's cable. */
export const cut = (node: Node) => command('ip', 'link', 'set', cableOf(node), 'down');

/** A machine reaches neither etcd on the others nor their standbys; the servers still reach it. */
export async function cutFromPeers(node: Node): Promise<void> {
  for (const other of others(node))
    await command('ip', '-n', namespaceOf(node), 'route', 'add', 'blackhole', `${addressOf(other)}/32`);
}

/** Puts everything back that `cut` and `cutFromPeers` took. */
export async function heal(node: Node): Promise<void> {
  await command('ip', 'link', 'set', cableOf(node), 'up');
  for (const other of others(node))
    await succeeds('ip', '-n', namespaceOf(node), 'route', 'del', 'blackhole', `${addressOf(other)}/32`);
}
