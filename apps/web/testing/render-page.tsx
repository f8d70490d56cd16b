import { createApiClient, asVisitor } from '@lifted/client/http/api-client.ts';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';

// Tests wait for what is to be seen; this only ends what would never end, also on a slow machine.
configure({ asyncUtilTimeout: MINUTE_MS });

/** What the API answers to a request by its address, such as '/api/wods/today?date=2026-11-20'. */
export type Answer = (address: string, signal: AbortSignal | undefined) => Promise<Response> | Response;

interface RenderedPage extends RenderResult {
  /** Addresses asked for, in their order. */
  readonly asked: readonly string[];
}

interface RenderedAt {
  readonly at: string;
  /** Of the page's route, where the address has parameters: '/challenge/:challengeId'. */
  readonly route?: string;
  readonly answer: Answer;
}

/** A page at an address, as a visitor sees it, with an API that answers so. */
export function renderPage(page: ReactNode, { at, route = '*', answer }: RenderedAt): RenderedPage {
  const asked: string[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (address, request) => {
      if (typeof address !== 'string') throw new TypeError('The client asks by text.');
      asked.push(address);
      return answer(address, request?.signal ?? undefined);
    },
    language: () => 'en',
  });
  const rendered = render(
    <MemoryRouter initialEntries={[at]}>
      <ApiClientProvider client={client}>
        <Routes>
          <Route path={route} element={page} />
        </Routes>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  return { ...rendered, asked };
}

/** An answer of the API with a body. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}
