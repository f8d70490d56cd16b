import type { DeskProfile, Profile } from '@lifted/contract/desk/desk-profile';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { wholeProfile } from '@lifted/profile/whole-profile';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { StudioPage } from './studio-page.tsx';

afterEach(cleanup);

const { studio, details } = wholeProfile;

/** A copy that may be changed, as an answer of the server may. */
const release = (): Profile => ({
  studio: {
    ...studio,
    address: { ...studio.address },
    legal: { ...studio.legal, managingDirectors: [...studio.legal.managingDirectors] },
  },
  details: { ...details, openingHours: [] },
  coaches: [],
  testimonials: [],
  neighbourhood: null,
});

/** The page at a desk whose studio has this profile and saves whatever is sent. */
async function draw(profile: Profile, isSketchGone = false) {
  const sent: string[] = [];
  const answer: DeskProfile = {
    version: 0,
    profile,
    missing: [],
    is_public: true,
    is_sketch_gone: isSketchGone,
  };
  const client = createApiClient({
    authorize: asVisitor,
    async fetch(_, { body } = {}) {
      if (typeof body !== 'string') return Response.json(answer);
      sent.push(body);
      return Response.json({ version: 1, change: '1' });
    },
  });
  render(
    <MemoryRouter initialEntries={['/desk/studio']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <StudioPage />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  await screen.findByText('Name and colour');
  return { sent };
}

const GONE = /was drawn for another address/;

it('says that the sketch is gone where it was drawn for another address, until there is a map', async () => {
  await draw(release());
  expect(screen.queryByText(GONE)).toBeNull();
  cleanup();
  await draw(release(), true);
  expect(screen.getByText(GONE)).toBeTruthy();
  cleanup();
  const mapped = release();
  mapped.studio.pictures = { area: `/api/pictures/${'0'.repeat(32)}.webp` };
  await draw(mapped, true);
  expect(screen.queryByText(GONE)).toBeNull();
});

it('a joining fee is typed in euros and saved in cents; none is not shown as an amount', async () => {
  const { sent } = await draw(release());
  const label = 'Joining fee in euros, with VAT';
  expect(within(screen.getByText(label).parentElement ?? document.body).getByText('None')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change: Joining fee' }));
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: '-5' } });
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('Please enter an amount, such as 94 or 1,234.50.');
  expect(sent).toEqual([]);
  fireEvent.change(field, { target: { value: '49.50' } });
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ profile: { studio: { joiningFee: 4950 } } });
});
