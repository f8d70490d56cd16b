import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import type { LazySession } from '@lifted/client/session/lazy-session.ts';
import type { Problem } from '@lifted/contract/problem';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
function ask(ways: Partial<Problem>, answers: () => Response = () => new Response(null, { status: 500 })) {
  const done: string[] = [];
  const withSession: LazySession['withSession'] = () => {
    done.push('session');
    return new Promise(() => undefined);
  };
  render(
    <ConfirmationDialog
      client={createApiClient({ authorize: asVisitor, fetch: () => Promise.resolve(answers()) })}
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

it('a field left empty says so, until something is typed', () => {
  ask({ confirm_with: 'password' });
  const field = screen.getByLabelText('Passwort');
  screen.getByText('Bestätigen', { selector: 'button' }).focus();
  fireEvent.submit(field);
  expect(screen.getByText('Füll das bitte aus.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'a' } });
  expect(screen.queryByText('Füll das bitte aus.')).toBeNull();
});

it('the digits of the code before make room once a new one is sent, and stay while none is', async () => {
  const tooEarly = () => Response.json({ code: 'too_many_requests', detail: 'Zu früh.' }, { status: 429 });
  const answers = [new Response(null, { status: 204 }), tooEarly(), new Response(null, { status: 204 })];
  ask({ confirm_with: 'mail_code' }, () => answers.shift() ?? tooEarly());
  fireEvent.click(screen.getByText('Code per Mail schicken'));
  const again = await screen.findByText('Neuen Code schicken');
  const field = screen.getByLabelText<HTMLInputElement>('Code');
  fireEvent.change(field, { target: { value: '123456' } });
  fireEvent.click(again);
  await screen.findByText('Zu früh.');
  expect(field.value).toBe('123456');
  fireEvent.click(again);
  await waitFor(() => expect(field.value).toBe(''));
  expect(document.activeElement).toBe(field);
});
