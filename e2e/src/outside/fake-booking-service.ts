import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeBookingService {
  /** Where it listens. */
  readonly origin: string;
  /** Address of its widget script. */
  readonly widgetUrl: string;
  /** Address of its questionnaire. */
  readonly questionnaireUrl: string;
  /** Addresses of its statistics tool's configuration and script. */
  readonly analyticsConfigUrl: string;
  readonly analyticsScriptUrl: string;
  stop(): Promise<void>;
}

/**
 * Fake third-party services on this machine: bsport's script, which records its configurations in `window.mounted`, renders
 * a box, and stores something in the browser as the real one does; a questionnaire page; and a statistics tool, which
 * records its tag's data in `window.counted`.
 */
export async function startFakeBookingService(): Promise<FakeBookingService> {
  const server = createServer(({ url }, response) => {
    const found = FILES[url ?? ''];
    if (found === undefined) response.writeHead(404).end();
    else {
      const headers = { 'content-type': found.type, 'access-control-allow-origin': '*' };
      response.writeHead(200, headers).end(found.text);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(server)}`;
  return {
    origin,
    widgetUrl: `${origin}/widget.js`,
    questionnaireUrl: `${origin}/questionnaire`,
    analyticsConfigUrl: `${origin}/analytics.json`,
    analyticsScriptUrl: `${origin}/analytics.js`,
    stop: () => closed(server),
  };
}

const WIDGET = `
window.mounted = window.mounted ?? [];
localStorage.setItem('fake_visitor', 'somebody');
window.BsportWidget = {
  mount(configuration) {
    window.mounted.push(configuration);
    const style = document.createElement('style');
    style.textContent = '.fake { font: 1rem/1.5 system-ui; padding: 2rem; border: 1px dashed }';
    const widget = document.createElement('div');
    widget.className = 'fake';
    widget.textContent = 'Fake ' + configuration.widgetType;
    document.getElementById(configuration.parentElement).append(style, widget);
  },
};
`;

const STATISTICS_TOOL = `
window.counted = { ...document.currentScript.dataset };
localStorage.setItem('fake_counter', 'somebody');
`;

const FILES: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  '/widget.js': { type: 'text/javascript; charset=utf-8', text: WIDGET },
  '/analytics.json': {
    type: 'application/json; charset=utf-8',
    text: '{"id":"4b1d","options":{"domain":"lifted.example"}}',
  },
  '/analytics.js': { type: 'text/javascript; charset=utf-8', text: STATISTICS_TOOL },
  '/questionnaire': {
    type: 'text/html; charset=utf-8',
    text: '<!doctype html><html lang="en"><title>Questionnaire</title><h1>Questionnaire</h1></html>',
  },
};

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake got no TCP port.');
  return address.port;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
