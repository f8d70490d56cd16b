import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import type { LazySession } from '@lifted/client/session/lazy-session.ts';
import type { Problem } from '@lifted/contract/problem';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

const refusal = (ways: Partial<Problem>) =>
  new ApiProblem({
    type: '/problems/sign-in-again',
    title: 'Please sign in again',
    status: 403,
    detail: 'Is it you?',
    code: 'sign_in_again',
    ...ways,
  });

/** Asks, and notes every time something is done with the session. */
function ask(ways: Partial<Problem>) {
  const done: string[] = [];
  const withSession: LazySession['withSession'] = () => {
    done.push('session');
    return new Promise(() => undefined);
  };
  render(
    <ConfirmationDialog
      client={createApiClient({ authorize: asVisitor })}
      withSession={withSession}
      refusal={refusal(ways)}
      language="de"
      close={() => done.push('closed')}
    />,
  );
  return done;
}

afterEach(cleanup);

it.each([
  ['nothing can be shown', { confirm_with: 'sign_in' }],
  ['the password may be forgotten', { confirm_with: 'password' }],
  ['the browser knows no passkeys', { confirm_with: 'passkey', accepts_passkey: true }],
] as const)('a new sign-in is offered where %s', (_where, ways) => {
  const done = ask(ways);
  fireEvent.click(screen.getByText('Noch einmal anmelden'));
  expect(done).toEqual(['session']);
});
