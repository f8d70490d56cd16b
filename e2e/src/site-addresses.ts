import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROUTES = path.resolve(import.meta.dirname, '../../apps/web/build/client/routes.json');

/** Addresses of all finished pages of the built site, in the order of its route table. */
export function prerenderedAddresses(): string[] {
  const routes: unknown = JSON.parse(readFileSync(ROUTES, 'utf8'));
  if (!Array.isArray(routes)) throw new Error(`${ROUTES} is not a list of addresses.`);
  return routes.filter((route): route is string => typeof route === 'string' && !route.includes(':'));
}
