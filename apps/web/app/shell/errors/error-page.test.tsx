import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { MemoryRouter, type ErrorResponse } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from './error-page.tsx';
import { LastResort } from './last-resort.tsx';

function pageFor(error: unknown, address = '/') {
  return (
    <MemoryRouter initialEntries={[address]}>
      <ErrorPage error={error} />
    </MemoryRouter>
  );
}

const htmlFor = (error: unknown, address?: string) => renderToStaticMarkup(pageFor(error, address));

const thrown = (status: number, statusText: string): ErrorResponse & { internal: boolean } => ({
  status,
  statusText,
  data: null,
  internal: false,
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the last resort', () => {
  const drawn = (resort: LastResort) => renderToStaticMarkup(resort.render());

  it('shows the page as long as it can be drawn', () => {
    expect(drawn(new LastResort({ children: <p>All is well.</p> }))).toBe('<p>All is well.</p>');
  });

  it.each([
    ['en', 'Unexpected Application Error!', '/'],
    ['de', 'Hier ging etwas schief', '/de'],
  ])('says so with a way back when even the error page failed, in %s', (lang, heading, home) => {
    vi.stubGlobal('document', { documentElement: { lang } });
    const resort = new LastResort({ children: <p>All is well.</p> });
    resort.state = LastResort.getDerivedStateFromError();
    const html = drawn(resort);
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(html).toContain(`href="${home}"`);
    expect(html).not.toContain('All is well.');
  });
});

describe('the error page', () => {
  it('names an application error and offers a way back', () => {
    const html = htmlFor(new Error('boom'));
    expect(html).toContain('Application Error</h1>');
    expect(html).toContain('Back to home');
  });

  it('speaks the language of the page', () => {
    const html = htmlFor(new Error('boom'), '/de/dashboard');
    expect(html).toContain('Hier ging etwas schief</h1>');
    expect(html).toMatch(/href="\/de"[^>]*>Zur Startseite/);
  });

  it('shows the stack trace in development', () => {
    vi.stubEnv('DEV', true);
    expect(htmlFor(new Error('boom'))).toContain('Error: boom');
  });

  it('tells nothing of the error in production', () => {
    vi.stubEnv('DEV', false);
    expect(htmlFor(new Error('boom'))).not.toContain('boom');
  });

  it('names the request that failed, so that it can be found in the log', () => {
    expect(htmlFor(Object.assign(new Error('boom'), { requestId: 'req-7' }))).toContain('req-7');
  });

  it('shows status and status text of a thrown response', () => {
    const html = htmlFor(thrown(418, 'No Teapot'));
    expect(html).toContain('Unhandled Thrown Response!</h1>');
    expect(html).toContain('418 No Teapot');
  });

  it('is the page of unknown addresses when a 404 was thrown', async () => {
    const { prelude } = await prerender(pageFor(thrown(404, 'Not Found')));
    expect(await new Response(prelude).text()).toContain('Page not found</h1>');
  });
});
