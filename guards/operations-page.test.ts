import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/* Somebody who is called at night reads docs/operations.md: what it promises exists. */
const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
const alerts = readFileSync(new URL('../docs/monitoring/alerts.yaml', import.meta.url), 'utf8');

const chapters = [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);

/** As GitHub makes an anchor of a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

it('the contents name every chapter, in its order', () => {
  const named = [...page.matchAll(/^\d+\. \[(.+)\]\(#(.+)\)$/gm)].map(([, title, anchor]) => [title, anchor]);
  expect(named).toEqual(chapters.map((title) => [title, anchorOf(title)]));
});

it('every link within the page leads to a heading', () => {
  const anchors = new Set([...page.matchAll(/^#{2,4} (.+)$/gm)].map(([, title = '']) => anchorOf(title)));
  const led = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(led.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});

it('the chapters of a bad night come first: back up, restore, back out, what alerts mean', () => {
  expect(chapters.slice(0, 4)).toEqual([
    'Back up',
    'Restore',
    'Upgrade, and back out',
    'What each alert means',
  ]);
});

it('every alert that can come says what to do', () => {
  const told = page.slice(
    page.indexOf('## What each alert means'),
    page.indexOf('## When it does not start'),
  );
  const named = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});
