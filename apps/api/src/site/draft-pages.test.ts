import { setTimeout as pause } from 'node:timers/promises';
import { wholeProfile } from '@lifted/profile/whole-profile';
import { expect, it, vi } from 'vitest';
import { precompressedBody, textOfBody } from '../cache/encoded-body.ts';
import { DraftPages } from './draft-pages.ts';

/** Draws pages slowly, and counts how many are drawn, and at most at once. */
function slowDrafts() {
  let atOnce = 0;
  const counted = { drawn: 0, mostAtOnce: 0 };
  const readDraft = vi.fn<(token: string) => Promise<typeof wholeProfile | undefined>>(async (token) =>
    token === 'known' || token === 'other' ? wholeProfile : undefined,
  );
  const pages = new DraftPages({
    readDraft,
    async draw(_, path) {
      counted.drawn += 1;
      counted.mostAtOnce = Math.max(counted.mostAtOnce, ++atOnce);
      await pause(1);
      atOnce -= 1;
      if (path === '/broken') throw new Error('cannot be drawn');
      return { status: 200, headers: [], body: precompressedBody(Buffer.from(path), {}) };
    },
  });
  const textOf = async (token: string, path: string) => {
    const page = await pages.find(token, path);
    return page && textOfBody(page.body);
  };
  return { counted, readDraft, textOf };
}

it('pages of drafts are drawn one at a time', async () => {
  const { counted, textOf } = slowDrafts();
  const asked = [textOf('known', '/'), textOf('known', '/about'), textOf('other', '/')];
  expect(await Promise.all(asked)).toEqual(['/', '/about', '/']);
  expect(counted).toEqual({ drawn: 3, mostAtOnce: 1 });
});

it('a page of a draft is drawn and read once for all who ask for it at the time or soon after', async () => {
  const { counted, readDraft, textOf } = slowDrafts();
  await Promise.all([textOf('known', '/'), textOf('known', '/')]);
  expect(await textOf('known', '/')).toBe('/');
  expect(counted.drawn).toBe(1);
  expect(readDraft).toHaveBeenCalledOnce();
});

it('a page that cannot be drawn holds up no other, and is tried again', async () => {
  const { counted, textOf } = slowDrafts();
  const broken = textOf('known', '/broken');
  const next = textOf('known', '/');
  await expect(broken).rejects.toThrow('cannot be drawn');
  expect(await next).toBe('/');
  await expect(textOf('known', '/broken')).rejects.toThrow('cannot be drawn');
  expect(counted.drawn).toBe(3);
});

it('a token that was never given out has no page, and nothing is drawn for it', async () => {
  const { counted, textOf } = slowDrafts();
  expect(await textOf('guessed', '/')).toBeUndefined();
  expect(counted.drawn).toBe(0);
});
