import { readFileSync } from 'node:fs';

const KIBIBYTE_IN_MEGABYTES = 1024 / 1_000_000;

/** Resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) * KIBIBYTE_IN_MEGABYTES;
}

/** Limit of open files and sockets of a process. */
export function mostOpenFiles(pid: number | 'self'): number {
  const limit = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1];
  return limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit);
}
