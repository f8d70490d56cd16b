import { readdir } from 'node:fs/promises';
import type { Call } from '@lifted/contract/call';

const CONTRACT = new URL('../../../../../packages/contract/src/', import.meta.url);

/** Every call of the contract. */
export async function contractCalls(): Promise<Call[]> {
  const files = (await readdir(CONTRACT, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const modules: readonly unknown[] = await Promise.all(
    files.map((name): Promise<unknown> => import(new URL(name, CONTRACT).href)),
  );
  return modules.flatMap(valuesOf).flatMap(callsIn);
}

/** Every call of the desk. */
export async function deskCalls(): Promise<Call[]> {
  return (await contractCalls()).filter(({ path }) => path.startsWith('/desk/'));
}

function callsIn(value: unknown): Call[] {
  return isCall(value) ? [value] : valuesOf(value).filter(isCall);
}

function valuesOf(value: unknown): unknown[] {
  return isObject(value) ? Object.values(value) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isCall(value: unknown): value is Call {
  return isObject(value) && 'method' in value && 'path' in value && 'access' in value;
}
