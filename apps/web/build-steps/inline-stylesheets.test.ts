import { describe, expect, it } from 'vitest';
import { inlineStylesheets, layersOf } from './inline-stylesheets.ts';

const readText = (path: string) =>
  Promise.resolve(path === '/static/css/a.css' ? 'a{color:red}\n' : 'b{width:$&}');

describe('inlineStylesheets', () => {
  it('puts all sheets in order into one style and switches the links off', async () => {
    const html =
      '<head><link rel="stylesheet" href="/static/css/a.css"/><link rel="stylesheet" href="/static/css/b.css"/></head>';
    expect(await inlineStylesheets(html, { layers: '@layer one, two;', readText })).toBe(
      '<head><style>@layer one, two;a{color:red}b{width:$&}</style>' +
        '<link rel="stylesheet" href="/static/css/a.css" media="not all" disabled=""/>' +
        '<link rel="stylesheet" href="/static/css/b.css" media="not all" disabled=""/></head>',
    );
  });

  it('begins with the order of the layers as the theme states it', () => {
    expect(layersOf('@layer tokens, base;\n@layer tokens { }')).toBe('@layer tokens, base;');
    expect(() => layersOf('@layer tokens { }')).toThrow('order of its layers');
  });

  it('leaves a page without stylesheets as it is', async () => {
    expect(await inlineStylesheets('<head></head>', { layers: '', readText })).toBe('<head></head>');
  });
});
