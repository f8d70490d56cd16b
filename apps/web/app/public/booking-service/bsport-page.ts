import type { BsportPage, BsportWidget } from './bsport.ts';

declare global {
  interface Window {
    BsportWidget?: BsportWidget;
  }
}

const scripts = new Map<string, Promise<void>>();

/** The current page, for the adapter. */
export const bsportPage: BsportPage = {
  loadScript,
  widget: () => window.BsportWidget,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  log: (sentence, failure) => console.error(sentence, failure),
};

/** A script that failed can be loaded again. */
function loadScript(url: string): Promise<void> {
  const known = scripts.get(url);
  if (known !== undefined) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      scripts.delete(url);
      reject(new Error('The script could not be loaded.'));
    });
    document.head.append(script);
  });
  scripts.set(url, loading);
  return loading;
}
