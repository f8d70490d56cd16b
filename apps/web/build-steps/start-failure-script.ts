/**
 * Part of the boot script: what happens when a chunk does not load. `window.reloadAfterDeployment`, which the app uses too
 * (packages/client/src/http/load-chunk.ts), asks the server for its build and when it differs from this page's reloads, or opens the
 * page that was clicked, once per build. Otherwise `fail` names the chunk at the bottom of the page and offers a reload, in plain DOM elements, because the
 * components are what failed to load.
 */
export const START_FAILURE = `
  window.reloadAfterDeployment = async (address) => {
    try {
      const build = await fetch('/build.json', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
      const { release: latest } = await build.json();
      if (latest === release || sessionStorage.getItem('reloadedFor') === latest) return;
      sessionStorage.setItem('reloadedFor', latest);
    } catch { return; }
    if (address) location.assign(address); else location.reload();
    await new Promise(() => {});
  };
  const fail = async (cause) => {
    await window.reloadAfterDeployment();
    const chunk = module.split('/').pop();
    const german = document.documentElement.lang === 'de';
    const bar = document.createElement('div');
    const again = document.createElement('button');
    bar.role = 'alert';
    bar.style.cssText = 'position:fixed;inset:auto 0 0;z-index:9;padding:1rem;background:#131312;color:#f2f0ec';
    bar.append(german ? \`Der Teil \${chunk} wurde nicht geladen. \` : \`Loading chunk \${chunk} failed. \`, again);
    again.textContent = german ? 'Neu laden' : 'Reload';
    again.style.cssText = 'min-height:2.75rem;margin-inline-start:.5rem;padding-inline:1rem;color:#131312';
    again.onclick = () => location.reload();
    document.body.append(bar);
    throw Object.assign(new Error(\`Loading chunk \${chunk} failed.\\n(\${cause})\`), { name: 'ChunkLoadError' });
  };`;
