import { expect, test } from 'vitest';
import { OFFLINE_SCRIPT, standAlone } from './offline-page-script.ts';

const BUILT = `<html><head><link rel="modulepreload" href="/static/js/entry.js"/></head><body><main><button>Again</button></main>
<script type="application/json" id="studio-settings">{}</script><script>window.__reactRouterContext = {};</script>
<script type="module" async="">import "/static/js/manifest.js";</script><div hidden id="S:0"><script>$RC()</script></div></body></html>`;

test('the offline page keeps its words and its data, and runs its own few lines alone', () => {
  const page = standAlone(BUILT, 'r1');
  expect(page).toContain('<main><button>Again</button></main>');
  expect(page).toContain('id="studio-settings"');
  expect(page).not.toMatch(/modulepreload|__reactRouterContext|type="module"|S:0/);
  expect(page.match(/<script data-release="r1">/g)).toHaveLength(1);
  expect(page).toContain(OFFLINE_SCRIPT);
});

test('the build stops when React Router writes its scripts otherwise', () => {
  expect(() => standAlone('<html></html>', 'r1')).toThrow('no hydration script');
});
