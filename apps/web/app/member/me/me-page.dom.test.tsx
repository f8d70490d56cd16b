import { MIA } from '@lifted/client/session/test-identity.ts';
import { chosenLanguageCookie } from '@lifted/domain/language/chosen-language';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.tsx';
import MePage from './me-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('keeps the language that is chosen in the profile for the next visit', async () => {
  const kept = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  renderPage(signedIn(MIA, <MePage />).shown, {
    at: '/me',
    answer: () => new Response(null, { status: 204 }),
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Deutsch' }));
  expect(kept).toHaveBeenCalledWith(chosenLanguageCookie('de'));
});
