import { expect, test } from 'vitest';
import { assetsFor } from './kept-files.ts';

const TEXTS: Readonly<Record<string, string>> = {
  '/wod/index.html':
    '<link href="/assets/inter-DL1HIZ9N.woff2"><script data-module="/assets/start-6kqrqaIR.js"></script>',
  '/assets/start-6kqrqaIR.js': 'import "/assets/manifest-5133b290.js";import "/assets/wod-page-DNdewCiZ.js";',
  '/assets/manifest-5133b290.js': '{"module":"/assets/imprint-page-AbCdEf12.js"}',
  '/assets/wod-page-DNdewCiZ.js':
    'import"./wod-page-DNdewCiZ.js";m(()=>import(`./clip-C2u5-9Yw.js`),["assets/wod-gBz3lcx8.css"]);import(`./booking-shops-h8rr3XXz.js`);"not-a-file-12345678.js"',
  '/assets/clip-C2u5-9Yw.js': 'export const clip = 1',
  '/assets/wod-gBz3lcx8.css': '',
  '/assets/imprint-page-AbCdEf12.js': '',
  '/assets/booking-shops-h8rr3XXz.js': '',
  '/assets/inter-DL1HIZ9N.woff2': '',
};

test('a page needs what it names, what that names, and nothing of pages that are not kept or of others', async () => {
  const read: string[] = [];
  const assets = await assetsFor(['/wod/index.html'], {
    assets: new Set(Object.keys(TEXTS).map((path) => path.replace('/assets/', ''))),
    readText: async (path) => {
      read.push(path);
      return TEXTS[path] ?? '';
    },
  });
  expect(assets).toEqual([
    '/assets/clip-C2u5-9Yw.js',
    '/assets/inter-DL1HIZ9N.woff2',
    '/assets/manifest-5133b290.js',
    '/assets/start-6kqrqaIR.js',
    '/assets/wod-gBz3lcx8.css',
    '/assets/wod-page-DNdewCiZ.js',
  ]);
  expect(read).not.toContain('/assets/inter-DL1HIZ9N.woff2');
});
