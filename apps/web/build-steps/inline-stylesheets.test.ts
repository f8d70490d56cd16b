import { describe, expect, it } from 'vitest';
import { inlineStylesheets } from './inline-stylesheets.ts';

const readText = (path: string) =>
  Promise.resolve(path === '/static/css/a.css' ? 'a{color:red}\n' : 'b{width:$&}');

describe('inlineStylesheets', () => {
  it('puts all sheets in order into one style and switches the links off', async () => {
    const html =
      '<head><link rel="stylesheet" href="/static/css/a.css"/><link rel="stylesheet" href="/static/css/b.css"/></head>';
    expect(await inlineStylesheets(html, readText)).toBe(
      '<head><style>a{color:red}b{width:$&}</style>' +
        '<link rel="stylesheet" href="/static/css/a.css" media="not all" disabled=""/>' +
        '<link rel="stylesheet" href="/static/css/b.css" media="not all" disabled=""/></head>',
    );
  });

  it('leaves a page without stylesheets as it is', async () => {
    expect(await inlineStylesheets('<head></head>', readText)).toBe('<head></head>');
  });
});
