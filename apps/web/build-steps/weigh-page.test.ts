import { expect, it } from 'vitest';
import { weighPage } from './weigh-page.ts';

const files: Readonly<Record<string, { readonly size: number; readonly text?: string }>> = {
  '/index.html': {
    size: 9000,
    text: '<link rel="preload" as="font" type="font/woff2" href="/f.woff2"/><script data-module="/static/js/start.js">x</script>',
  },
  '/index.html.br': { size: 3000 },
  '/f.woff2': { size: 20_000 },
  '/static/js/start.js': {
    size: 900,
    text: 'const files = [import("/a.js"),import("/b.js")];\nconst [route0] = await Promise.all([import("/b.js"), ...files]);\n',
  },
  '/static/js/start.js.br': { size: 300 },
  '/a.js.br': { size: 50 },
  '/b.js.br': { size: 7 },
};

it('weighs page, fonts and late scripts as they are sent, each file once', async () => {
  const weight = await weighPage('/index.html', {
    sizeOf: async (path) => files[path]?.size ?? Number.NaN,
    readText: async (path) => files[path]?.text ?? '',
  });
  expect(weight).toEqual({ htmlAndCss: 3000, fonts: 20_000, lateScripts: 357 });
});
