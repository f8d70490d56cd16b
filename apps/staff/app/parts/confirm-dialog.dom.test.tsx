import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Act = () => Promise<{ readonly change: string | null }>;

function ask(act: Act, { at = '/desk', isWaiting = false } = {}) {
  const close = vi.fn<() => void>();
  const client = createApiClient({
    authorize: asVisitor,
    fetch: () => Promise.reject(new Error('No call.')),
  });
  render(
    <MemoryRouter initialEntries={[at]}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <ConfirmDialog
            heading="Cancel the class?"
            action="Cancel the class"
            act={act}
            done="Done."
            isWaiting={isWaiting}
            close={close}
          >
            <p>Six people have a place.</p>
          </ConfirmDialog>
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  return close;
}

afterEach(cleanup);

it('says a refusal where it was asked, and tries again when pressed again', async () => {
  const problem = { type: 'about:blank', title: 'No', status: 409, code: 'class_started' } as const;
  const act = vi
    .fn<Act>()
    .mockRejectedValueOnce(new ApiProblem({ ...problem, detail: 'It has started.' }))
    .mockResolvedValueOnce({ change: '7' });
  const close = ask(act);
  const button = screen.getByText('Cancel the class');
  fireEvent.click(button);
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe('It has started.');
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(button);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('is done once, however often it is pressed, and closes then', async () => {
  const answer = Promise.withResolvers<{ change: string }>();
  const act = vi.fn<Act>(() => answer.promise);
  const close = ask(act);
  const button = screen.getByText('Cancel the class');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(act).toHaveBeenCalledOnce();
  answer.resolve({ change: '7' });
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it.each([
  ['/desk', 'Back'],
  ['/de/desk', 'Zurück'],
])('at %s is left with ‘%s’, which does nothing, also while it waits for what it means', (at, back) => {
  const act = vi.fn<Act>();
  const close = ask(act, { at, isWaiting: true });
  fireEvent.click(screen.getByText('Cancel the class'));
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText(back));
  expect(close).toHaveBeenCalledOnce();
  expect(act).not.toHaveBeenCalled();
});
