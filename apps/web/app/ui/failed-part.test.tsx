import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { FailedPart } from './failed-part.tsx';

afterEach(() => vi.unstubAllGlobals());

function shown(address: string, chunk: string | undefined, onLine: boolean): string {
  vi.stubGlobal('navigator', { onLine });
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <FailedPart {...(chunk !== undefined && { chunk })} />
    </MemoryRouter>,
  );
}

it.each([
  ['/dashboard', 'You’re offline, and this isn’t on your device yet.', 'Try again'],
  [
    '/de/dashboard',
    'Du bist offline, und das hier ist noch nicht auf deinem Gerät.',
    'Noch einmal versuchen',
  ],
])(
  'without a network a part says so, names no chunk and offers to try again (%s)',
  (address, text, again) => {
    const html = shown(address, 'next-class-card', false);
    expect(html).toContain(text);
    expect(html).toContain(again);
    expect(html).not.toContain('next-class-card');
  },
);

it('with one it names the chunk and offers a reload', () => {
  const html = shown('/dashboard', 'next-class-card', true);
  expect(html).toContain('Loading chunk next-class-card failed.');
  expect(html).toContain('Reload');
});

it('of a part whose scripts are here it says that it cannot be shown, online and offline', () => {
  for (const onLine of [true, false])
    expect(shown('/dashboard', undefined, onLine)).toContain('This part can’t be shown right now.');
});
