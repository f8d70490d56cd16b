import type { RouteConfigEntry } from '@react-router/dev/routes';
import { isMemberPath } from '@lifted/domain/identity/member-path';
import { expect, it } from 'vitest';
import routes from './routes.ts';

function pagesOf(entry: RouteConfigEntry): readonly RouteConfigEntry[] {
  return [entry, ...(entry.children ?? []).flatMap(pagesOf)];
}

it('the server tells member pages by their addresses, in both languages', () => {
  const pages = routes
    .flatMap(pagesOf)
    .flatMap(({ path, file }) => (path === undefined ? [] : [{ path: path.replace('/de?', ''), file }]))
    .flatMap(({ path, file }) => [
      { path, file },
      { path: `/de${path}`, file },
    ]);
  const addressesOf = (isWanted: (file: string) => boolean) =>
    pages.filter(({ file }) => isWanted(file)).map(({ path }) => `/${path.replace(/^\//, '')}`);
  const member = addressesOf((file) => file.startsWith('member/'));
  expect(member.length).toBeGreaterThan(20);
  expect(member.filter((address) => !isMemberPath(address))).toEqual([]);
  expect(addressesOf((file) => !file.startsWith('member/')).filter(isMemberPath)).toEqual([]);
});
