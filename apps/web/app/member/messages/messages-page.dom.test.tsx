import { MIA } from '@lifted/client/session/test-identity.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.tsx';
import MessagesPage from './messages-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const toSettings = () => screen.findByRole('link', { name: 'Choose how we reach you' });

it('leads to the settings above the messages, however many there are', async () => {
  const messages = Array.from({ length: 30 }, (_, at) => ({
    number: 30 - at,
    kind: 'booked',
    words: { en: { title: 'Booked', body: `Class ${at}` }, de: { title: 'Gebucht', body: `Kurs ${at}` } },
    path: '/workout/w',
    written_at: '2026-11-19T10:00:00+01:00',
    is_read: true,
  }));
  renderPage(signedIn(MIA, <MessagesPage />).shown, {
    at: '/messages',
    answer: (address) =>
      address.includes('/messages') ? json({ unread: 0, messages }) : json([{ id: 'mia' }]),
  });
  const first = await screen.findByText('Class 0');
  const settings = await toSettings();
  expect(settings.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(settings.getAttribute('href')).toBe('/messages/settings');
});

it('leads there also when the messages do not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(signedIn(MIA, <MessagesPage />).shown, {
    at: '/messages',
    answer: () => json({ error: 'Not now.' }, 500),
  });
  await screen.findByRole('button', { name: 'Try again' });
  await toSettings();
});
