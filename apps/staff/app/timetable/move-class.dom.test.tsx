import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useMove } from './move-class.tsx';
import { withClashes } from './week.ts';

const [BASICS] = withClashes([
  {
    id: 'basics',
    timer_name: 'Heavy Basics',
    start_datetime: '2026-11-28T10:00:00+01:00',
    coach_id: 'jana',
    coach_first_name: 'Jana',
    location_id: 'loft',
    location_name: 'Loft',
    capacity: 12,
    taken: 0,
    waiting: 0,
    is_canceled: false,
    is_roster_closed: false,
    is_detached: false,
    is_changed: false,
    is_own: false,
    is_substitute_wanted: false,
    template_id: null,
  },
]);
const NOBODY: ClassPreview = {
  clashes: [],
  twice: [],
  closed: [],
  people: { members: 0, visitors: 0, guests: 0, waiting: 0 },
  mails: [],
  list_mails: 0,
};

function Mover() {
  const { move, moving, question } = useMove();
  const to = { day: '2026-11-27', time: '10:00' };
  return (
    <>
      <button type="button" onClick={() => BASICS && void move({ moved: BASICS, to })}>
        Move
      </button>
      <p role="status">{moving === null ? 'Nothing moves.' : `On its way to ${moving.to.day}.`}</p>
      {question}
    </>
  );
}

/** Answers what is asked one after the other, each as soon as its answer is given; says what was asked. */
function draw() {
  const asked: string[] = [];
  const waiting: ((response: Response) => void)[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    fetch: (request) => {
      asked.push(String(request instanceof Request ? request.url : request).replace(/^.*\/api/, ''));
      const { promise, resolve } = Promise.withResolvers<Response>();
      waiting.push(resolve);
      return promise;
    },
  });
  render(
    <MemoryRouter initialEntries={['/desk/timetable']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <Mover />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  return { asked, answer: (response: Response) => waiting.shift()?.(response) };
}
const says = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

afterEach(cleanup);

it('a class is on its way from the press until it is moved, and nothing is asked twice meanwhile', async () => {
  const { asked, answer } = draw();
  fireEvent.click(screen.getByText('Move'));
  await says('On its way to 2026-11-27.');
  fireEvent.click(screen.getByText('Move'));
  await waitFor(() => expect(asked).toEqual(['/desk/classes/preview']));
  answer(Response.json(NOBODY));
  await waitFor(() => expect(asked).toEqual(['/desk/classes/preview', '/desk/classes/basics']));
  await says('On its way to 2026-11-27.');
  answer(Response.json({ change: '7' }));
  await says('Nothing moves.');
});

it('a move that is refused leaves the class where it was', async () => {
  const { answer } = draw();
  fireEvent.click(screen.getByText('Move'));
  await says('On its way to 2026-11-27.');
  answer(Response.json({ code: 'not_found', detail: 'Gone.' }, { status: 404 }));
  await says('Nothing moves.');
});
