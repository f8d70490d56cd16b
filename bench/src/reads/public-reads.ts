import { benchTable } from '../bench-table.ts';
import type { ChildServer } from '../child-servers.ts';
import type { LoadTool } from '../load.ts';
import { measureInTurns, type MeasureOptions, type Subject } from '../measured-runs.ts';

export interface Servers {
  readonly sql: ChildServer;
  readonly memory: ChildServer;
  readonly studio: ChildServer;
}

export interface BenchOptions extends MeasureOptions {
  readonly load: LoadTool;
}

const READS = [
  { name: 'timetable, 7 days', path: '/api/timetable' },
  { name: 'workout of the day', path: '/api/wods/today' },
] as const;
const REFERENCES = ['× (a)', '× (b)'];

/** Every public read beside its floors, in alternating rounds. */
export async function benchPublicReads(servers: Servers, options: BenchOptions): Promise<string> {
  const tables: string[] = [];
  for (const read of READS) {
    const rows = await measureInTurns(read.name, await subjectsOf(read, servers, options), options);
    const references = rows
      .slice(0, REFERENCES.length)
      .map((row, at) => ({ heading: REFERENCES[at] ?? '', row }));
    tables.push(`${read.name}\n${benchTable(rows, references)}`);
  }
  return tables.join('\n\n');
}

async function subjectsOf(
  { path }: (typeof READS)[number],
  { sql, memory, studio }: Servers,
  { load }: BenchOptions,
): Promise<Subject[]> {
  const answer = await fetch(`${studio.origin}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  const etag = answer.headers.get('etag') ?? '';
  const kilobytes = `${(bytes / 1000).toFixed(1)} kB`;
  const subject = (
    name: string,
    server: ChildServer,
    headers: Readonly<Record<string, string>>,
  ): Subject => ({
    name,
    pid: server.pid,
    load: (seconds) => load({ url: `${server.origin}${path}`, headers, seconds }),
  });
  return [
    subject(`(a) node:http + pg, ${kilobytes}`, sql, {}),
    subject('(b) node:http, body in memory', memory, {}),
    subject('LIFTED, as it is', studio, {}),
    subject('LIFTED, brotli', studio, { 'accept-encoding': 'gzip, deflate, br' }),
    subject('LIFTED, unchanged (304)', studio, { 'if-none-match': etag }),
  ];
}
