import type { DeskChange } from '@lifted/contract/desk-changes';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { toasts } from '../parts/toast-manager.ts';
import { ChangeList } from './change-list.tsx';

const CHANGE: DeskChange = {
  id: '7',
  at: '2026-11-23T12:00:00+01:00',
  actor: 'account',
  actor_name: 'Nora',
  action: 'edit-product',
  subject: 'product pass-5',
  customer_id: null,
  customer_name: null,
  about: null,
  before: null,
  after: null,
  names: {},
  undoes: null,
  undone_by: null,
  can_undo: true,
};

const TOGETHER = '/desk/changes/undo';

/** Draws the list with one entry or several; answers what was asked of the server, which says whether an undo can be undone. */
function draw(changes: DeskChange | readonly DeskChange[], canUndo = true): readonly string[] {
  const asked: string[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (request, options) => {
      asked.push(String(request instanceof Request ? request.url : request).replace(/^.*\/api/, ''));
      if (asked.at(-1) === TOGETHER) {
        asked.push(typeof options?.body === 'string' ? options.body : '');
        return Response.json({ changes: ['8', '9'], refused: [], can_undo: true });
      }
      return Response.json({ change: '8', can_undo: canUndo });
    },
  });
  render(
    <MemoryRouter initialEntries={['/desk/log']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <ChangeList changes={[changes].flat()} />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  return asked;
}

afterEach(cleanup);

it('takes back at once what concerns nobody', async () => {
  const asked = draw(CHANGE);
  fireEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(asked).toEqual(['/desk/changes/7/undo']));
});

it('asks first where an import is taken back, which can be a whole studio', async () => {
  const asked = draw({ ...CHANGE, action: 'import-files', subject: 'import 2026-11-23' });
  fireEvent.click(screen.getByText('Undo'));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  within(dialog).getByText(/^What this import added is removed, people included/);
  expect(asked).toEqual([]);
  fireEvent.click(within(dialog).getByText('Undo'));
  await waitFor(() => expect(asked).toEqual(['/desk/changes/7/undo']));
});

it('asks first where an entry concerns a person', async () => {
  const asked = draw({ ...CHANGE, action: 'decide-fee', customer_id: 'mia', customer_name: 'Mia Berger' });
  fireEvent.click(screen.getByText('Undo'));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  within(dialog).getByText('This concerns Mia Berger.');
  expect(asked).toEqual([]);
  fireEvent.click(within(dialog).getByText('Undo'));
  await waitFor(() => expect(asked).toEqual(['/desk/changes/7/undo']));
});

it.each([
  ['offers to take the undo back', true],
  ['offers nothing where the undo cannot be taken back', false],
])('%s', async (_what, canUndo) => {
  const added = vi.spyOn(toasts, 'add');
  draw(CHANGE, canUndo);
  fireEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(added).toHaveBeenCalledOnce());
  expect(added.mock.calls[0]?.[0].actionProps !== undefined).toBe(canUndo);
  added.mockRestore();
});

const atOnce = (...ids: readonly string[]) =>
  ids.map((id) => ({ ...CHANGE, id, action: 'edit-class', subject: `class ${id}` }));

it('takes back together what one press did, once it was asked', async () => {
  const asked = draw(atOnce('9', '8', '7'));
  screen.getByText('3 changes at once');
  fireEvent.click(screen.getByText('Undo all'));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  expect(within(dialog).getAllByText(/^Nora /)).toHaveLength(3);
  expect(asked).toEqual([]);
  fireEvent.click(within(dialog).getByText('Undo all'));
  await waitFor(() => expect(asked).toEqual([TOGETHER, '{"changes":["7","8","9"]}']));
});

it('still takes back one of several on its own', async () => {
  const asked = draw(atOnce('9', '8'));
  const [, second] = screen.getAllByText('Undo');
  if (second !== undefined) fireEvent.click(second);
  await waitFor(() => expect(asked).toEqual(['/desk/changes/8/undo']));
});

it.each([
  ['at another moment', { at: '2026-11-23T12:00:01+01:00' }],
  ['by somebody else', { actor_name: 'Ole' }],
  ['of another kind', { action: 'cancel-class' }],
  ['that can no longer be taken back', { can_undo: false }],
])('offers nothing together with a change %s', (_, other) => {
  const [first, second] = atOnce('9', '8');
  draw([first ?? CHANGE, { ...(second ?? CHANGE), ...other }]);
  expect(screen.queryByText('Undo all')).toBeNull();
});
