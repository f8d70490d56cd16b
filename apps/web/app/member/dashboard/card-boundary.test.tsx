import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { CardBoundary } from './card-boundary.tsx';

afterEach(() => vi.unstubAllGlobals());

const drawn = (boundary: CardBoundary, address = '/dashboard') =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[address]}>{boundary.render()}</MemoryRouter>);

it('shows a part that can be drawn', () => {
  expect(drawn(new CardBoundary({ children: <p>All is well.</p> }))).toBe('<p>All is well.</p>');
});

it.each([
  ['/dashboard', 'This part can’t be shown right now.'],
  ['/de/dashboard', 'Dieser Teil lässt sich gerade nicht anzeigen.'],
])('says so in the place of a part that cannot, at %s', (address, words) => {
  const boundary = new CardBoundary({ children: <p>All is well.</p>, className: 'wide' });
  boundary.state = CardBoundary.getDerivedStateFromError();
  const html = drawn(boundary, address);
  expect(html).toContain('class="wide"');
  expect(html).toContain(words);
  expect(html).not.toContain('All is well.');
});

it('tells who measures of what could not be drawn', () => {
  const noticed: unknown[] = [];
  vi.stubGlobal('window', { dispatchEvent: ({ detail }: CustomEvent<unknown>) => noticed.push(detail) });
  const failure = new TypeError('places is undefined');
  new CardBoundary({ children: null }).componentDidCatch(failure);
  expect(noticed).toEqual([{ kind: 'failure', source: 'render', failure }]);
});
