import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AddKey } from './add-key.tsx';

function draw(): string[] {
  const sent: string[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (address) => {
      if (typeof address !== 'string') throw new TypeError('The client asks by text.');
      sent.push(address);
      return Response.json({ id: '1', secret: 'studio_secret' });
    },
  });
  render(
    <MemoryRouter initialEntries={['/desk/connections']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <AddKey close={() => undefined} />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  return sent;
}
const faults = () => screen.queryAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent);
const press = () => fireEvent.submit(screen.getByText('Create a key', { selector: 'button' }));

afterEach(cleanup);

it('its button can be pressed before all is filled in; what is missing says so then, and not before', async () => {
  const sent = draw();
  const name = screen.getByLabelText('Name');
  expect(faults()).toEqual([]);
  press();
  expect(faults()).toEqual(['Please fill this in.', 'Please tick at least one.']);
  expect(document.activeElement).toBe(name);
  fireEvent.change(name, { target: { value: 'Newsletter' } });
  expect(faults()).toEqual(['Please tick at least one.']);
  press();
  const tick = screen.getByLabelText('Read people, without notes');
  expect(document.activeElement?.matches('[type="checkbox"]')).toBe(true);
  expect(sent).toEqual([]);
  fireEvent.click(tick);
  expect(faults()).toEqual([]);
  press();
  await screen.findByText('studio_secret');
});
