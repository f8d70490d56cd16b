import type { ToolPage } from './self-hosted-tool.ts';

/** The current page. Requests carry neither cookies nor the page's address. */
export const toolPage: ToolPage = {
  async fetchJson(url) {
    const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    const json: unknown = await answer.json();
    return json;
  },
  loadScript: (url, attributes) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      script.async = true;
      script.referrerPolicy = 'no-referrer';
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`${url} did not load.`)));
      script.src = url;
      document.head.append(script);
    }),
};
