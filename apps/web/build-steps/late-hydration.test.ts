import { describe, expect, it } from 'vitest';
import { delayHydration } from './late-hydration.ts';

const page = (preload: string) => `<html><head>${preload}</head><body><main>Hi</main>
<script>((storageKey) => { scroll(storageKey) })("positions")</script>
<script>window.__reactRouterContext = {"ssr":false};</script>
<script type="module" async="">import "/static/js/manifest.js";
import * as route0 from "/static/js/root.js";
window.__reactRouterRouteModules = {"root":route0};
import("/static/js/entry.js");</script><!--$?--><template id="B:0"></template><!--/$-->
<div hidden id="S:0"><script>window.__reactRouterContext.streamController.close();</script></div>
<script>$RC("B:0","S:0")</script></body></html>`;

const BOOT = 'boot()';
const PRELOAD =
  '<link rel="modulepreload" href="/static/js/entry.js"/><link rel="modulepreload" href="/static/js/page.js"/>';

describe('delayHydration', () => {
  const { html, module } = delayHydration(page(PRELOAD), { start: 'when-idle', boot: BOOT, release: 'r1' });

  it('leaves one inline script with text: the boot script', () => {
    const texts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
    expect(texts).toEqual(['', '', BOOT]);
  });

  it('leaves data unchanged', () => {
    const data = '<script type="application/json" id="settings">{}</script>';
    const { html: withData } = delayHydration(page('').replace('<main>', `${data}<main>`), {
      start: 'when-idle',
      boot: BOOT,
      release: 'r1',
    });
    expect(withData).toContain(data);
  });

  it('preloads nothing and keeps what is shown', () => {
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).toContain('<main>Hi</main>');
    expect(html).not.toContain('<template');
  });

  it('names all scripts of a page that starts when it is painted, those wanted next included', () => {
    const painted = delayHydration(page(PRELOAD), {
      start: 'when-painted',
      boot: BOOT,
      release: 'r1',
      soon: ['/static/js/session.js'],
    });
    const named = /data-parts="([^"]+)"/.exec(painted.html)?.[1];
    expect(named).toBe(`/static/js/entry.js /static/js/page.js ${painted.module.path} /static/js/session.js`);
    expect(painted.html).not.toContain('rel="modulepreload"');
    expect(html).not.toContain('data-parts');
  });

  it('names the module of the page, and one for other scripts is another file', () => {
    expect(html).toContain(`data-module="${module.path}"`);
    const other = delayHydration(page(''), { start: 'when-idle', boot: BOOT, release: 'r1' });
    expect(other.module.path).not.toBe(module.path);
  });

  it('imports side by side, sets the state of the router in the order it was written, and starts the page last', () => {
    const steps = [
      'import("/static/js/entry.js")',
      'import("/static/js/page.js")',
      'import("/static/js/manifest.js")',
      'const [route0] = await Promise.all([import("/static/js/root.js"), ...files]);',
      'RouteModules =',
      'Context = {',
      'streamController.close()',
      "new Event('routed')",
    ];
    const places = steps.map((step) => module.text.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('imports nothing before it runs itself, so that each file runs in a task of its own', () => {
    expect(module.text).not.toMatch(/^import\b(?!\()/m);
  });

  it('refuses a page that a loader answered: no script here could read it', () => {
    const state = String.raw`window.__reactRouterContext.streamController.enqueue("[{},\"loaderData\",{\"_5\":6}]");`;
    const loaded = page('').replace('<script>$RC', () => `<script>${state}</script><script>$RC`);
    expect(() => delayHydration(loaded, { start: 'when-idle', boot: BOOT, release: 'r1' })).toThrow(
      'A page has a loader',
    );
  });

  it('says when the page starts', () => {
    expect(html).toContain('data-start="when-idle"');
    expect(delayHydration(page(''), { start: 'when-painted', boot: BOOT, release: 'r1' }).html).toContain(
      'data-start="when-painted"',
    );
  });

  it('says of which build it is', () => {
    expect(html).toContain('data-release="r1"');
  });

  it('stops the build when a page has no hydration script', () => {
    expect(() => delayHydration('<body></body>', { start: 'when-idle', boot: BOOT, release: 'r1' })).toThrow(
      'no hydration script',
    );
  });
});
