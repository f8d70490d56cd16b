import type { Profile } from '@lifted/contract/desk/desk-profile';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { wholeProfile } from '@lifted/profile/whole-profile';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ProfileLists } from './profile-lists.tsx';

const { studio, details } = wholeProfile;
/** Copies that may be changed, as an answer of the server may. */
const RELEASE: Profile = {
  studio: {
    ...studio,
    legal: { ...studio.legal, managingDirectors: [...studio.legal.managingDirectors] },
  },
  details: {
    ...details,
    openingHours: details.openingHours.map((hours) => ({ ...hours, days: [...hours.days] })),
  },
  coaches: [...wholeProfile.coaches],
  testimonials: [...wholeProfile.testimonials],
  neighbourhood: null,
};
const { coaches } = RELEASE;
const [FIRST, SECOND] = coaches;
if (FIRST === undefined || SECOND === undefined) throw new Error('The release has two coaches.');

const coached = (all: Profile['coaches']): Profile => ({ ...RELEASE, coaches: all });

/** The lists at a desk whose server answers this; `refreshed` shows them as they become behind an open form. */
function draw(answer: () => Response, profile = RELEASE, address = '/desk/studio') {
  const sent: string[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    async fetch(_, { body } = {}) {
      if (typeof body === 'string') sent.push(body);
      return answer();
    },
  });
  const queries = new QueryClient();
  const page = (shown: Profile) => (
    <MemoryRouter initialEntries={[address]}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={queries}>
          <ProfileLists profile={shown} />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>
  );
  const { rerender } = render(page(profile));
  return { sent, refreshed: (shown: Profile) => rerender(page(shown)) };
}

const refused = (status: number, problem: object) => () =>
  Response.json(
    { type: 'about:blank', title: 'Refused', status, ...problem },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
const saved = () => Response.json({ version: 1, change: '1' });
const typeName = (name: string) =>
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: name } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('an entry is saved over the list that was there when its form opened, whatever others made of it since', async () => {
  const { sent, refreshed } = draw(saved);
  fireEvent.click(screen.getByText(SECOND.firstName, { exact: true }));
  typeName('Ada');
  refreshed(coached(coaches.slice(1)));
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0] ?? '')).toEqual({
    was: RELEASE,
    profile: coached(coaches.with(1, { ...SECOND, firstName: 'Ada' })),
  });
});

it('a new entry follows those that others added since its form opened', async () => {
  const { sent, refreshed } = draw(saved, coached([FIRST]));
  const [, addCoach] = screen.getAllByText('Add');
  if (addCoach === undefined) throw new Error('Coaches are the second list.');
  fireEvent.click(addCoach);
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Short name', 'ada'],
    ['On the team since', '2024'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  refreshed(coached([FIRST, SECOND]));
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({
    profile: { coaches: [{ id: FIRST.id }, { id: SECOND.id }, { id: 'ada' }] },
  });
});

it('a conflict about the whole list, for which the form has no field, is said', async () => {
  const detail = 'Somebody else changed the same part.';
  draw(refused(409, { code: 'stale_version', detail, current: { coaches: '[]' } }));
  fireEvent.click(screen.getByText(SECOND.firstName, { exact: true }));
  typeName('Ada');
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText(detail);
});

it('a preview that is refused says so at the field, as saving does', async () => {
  vi.spyOn(window, 'open').mockReturnValue(window);
  const close = vi.spyOn(window, 'close').mockReturnValue();
  const errors = [{ field: 'profile.coaches.1.firstName', message: 'This has the wrong form.' }];
  draw(refused(422, { code: 'invalid_input', detail: 'Wrong.', errors }));
  fireEvent.click(screen.getByText(SECOND.firstName, { exact: true }));
  fireEvent.click(screen.getByText('Preview'));
  expect((await screen.findByText('This has the wrong form.')).id).toBe(
    screen.getByLabelText('First name').getAttribute('aria-describedby'),
  );
  expect(close).toHaveBeenCalledOnce();
});

it('a preview for which the browser opens no window says so', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { sent } = draw(saved);
  fireEvent.click(screen.getByText(SECOND.firstName, { exact: true }));
  fireEvent.click(screen.getByText('Preview'));
  await screen.findByText(/did not open a window/);
  expect(sent).toEqual([]);
});

it('hours of the same days are two rows', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const days: Profile['details']['openingHours'][number]['days'] = ['Monday'];
  const openingHours = [
    { days, opens: '07:00', closes: '11:00' },
    { days, opens: '16:00', closes: '21:00' },
  ];
  draw(saved, { ...RELEASE, details: { ...RELEASE.details, openingHours } });
  expect(complaints).not.toHaveBeenCalled();
});
