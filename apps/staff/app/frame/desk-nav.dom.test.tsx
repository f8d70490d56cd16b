import { createApiClient, asVisitor } from '@lifted/client/http/api-client.ts';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { SessionContext } from '@lifted/client/session/session-context.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { DeskNav } from './desk-nav.tsx';

/** Where each link of the line is, in px of a phone whose line is 320 wide. */
function drawn(this: Element): DOMRect {
  if (this.tagName === 'UL') return new DOMRect(0, 0, 320, 44);
  return this.textContent === 'Fees' ? new DOMRect(400, 0, 60, 44) : new DOMRect(0, 0, 80, 44);
}

function draw(): void {
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async () => Response.json({ branches: null }),
  });
  const session = {
    user: null,
    userRoles: ['owner' as const],
    isLoading: false,
    isAuthenticating: false,
    prompt: null,
    withSession: () => new Promise<never>(() => undefined),
  };
  render(
    <MemoryRouter initialEntries={['/desk/fees']}>
      <SessionContext value={session}>
        <ApiClientProvider client={client}>
          <QueryClientProvider client={new QueryClient()}>
            <DeskNav />
          </QueryClientProvider>
        </ApiClientProvider>
      </SessionContext>
    </MemoryRouter>,
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('brings the section of the page to the middle of the line, without moving where Tab goes on from', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(drawn);
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  draw();
  expect(screen.getByRole('list').scrollLeft).toBe(270);
  expect(moved).not.toHaveBeenCalled();
});
