import { expect, test } from 'vitest';
import { assetsFor } from './cached-files.ts';

const TEXTS: Readonly<Record<string, string>> = {
  '/wod/index.html':
    '<link href="/static/woff2/inter-DL1HIZ9N.woff2"><script data-module="/static/js/start-6kqrqaIR.js"></script>',
  '/static/js/start-6kqrqaIR.js':
    'import "/static/js/manifest-5133b290.js";import "/static/js/wod-page-DNdewCiZ.js";',
  '/static/js/manifest-5133b290.js': '{"module":"/static/js/imprint-page-AbCdEf12.js"}',
  '/static/js/wod-page-DNdewCiZ.js':
    'import"./wod-page-DNdewCiZ.js";m(()=>import(`./clip-C2u5-9Yw.js`),["static/css/wod-gBz3lcx8.css"]);import(`./booking-shops-h8rr3XXz.js`);import"./booking-times-h8rr3XXy.js";"not-a-file-12345678.js"',
  '/static/js/clip-C2u5-9Yw.js': 'export const clip = 1',
  '/static/css/wod-gBz3lcx8.css': '',
  '/static/js/imprint-page-AbCdEf12.js': '',
  '/static/js/booking-shops-h8rr3XXz.js': '',
  '/static/js/booking-times-h8rr3XXy.js': '',
  '/static/woff2/inter-DL1HIZ9N.woff2': '',
};

test('a page needs what it names, what that names, and nothing of pages that are not kept or of others', async () => {
  const read: string[] = [];
  const assets = await assetsFor(['/wod/index.html'], {
    hashed: new Map(Object.keys(TEXTS).map((path) => [path.slice(path.lastIndexOf('/') + 1), path])),
    readText: async (path) => {
      read.push(path);
      return TEXTS[path] ?? '';
    },
  });
  expect(assets).toEqual([
    '/static/css/wod-gBz3lcx8.css',
    '/static/js/booking-times-h8rr3XXy.js',
    '/static/js/clip-C2u5-9Yw.js',
    '/static/js/manifest-5133b290.js',
    '/static/js/start-6kqrqaIR.js',
    '/static/js/wod-page-DNdewCiZ.js',
    '/static/woff2/inter-DL1HIZ9N.woff2',
  ]);
  expect(read).not.toContain('/static/woff2/inter-DL1HIZ9N.woff2');
});
