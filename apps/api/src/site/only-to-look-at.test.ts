import { expect, it } from 'vitest';
import { onlyToLookAt } from './only-to-look-at.ts';

it('leaves nothing in a page that runs or leads anywhere', () =>
  expect(
    onlyToLookAt(
      '<title>WOD</title><script>run()</script><link rel="modulepreload" href="/a.js"/><a class="b" href="/about">About</a>',
    ),
  ).toBe('<title>WOD</title><a class="b">About</a>'));

it('leaves styles of single elements to who shows the page', () =>
  expect(onlyToLookAt('<b>style="</b><i class="x" style="width:3%"></i>')).toBe(
    '<b>style="</b><i class="x" data-drawn-style="width:3%"></i>',
  ));
