import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { expect, it } from 'vitest';
import { memberAnswers } from './member-answers.ts';

const api = createApiClient({ authorize: asVisitor });
const signIn = () => ({ uid: 'mia', email: 'mia@lifted.example' });

it('are kept during one sign-in, also while it ends, and never for the next', () => {
  const mia = signIn();
  const answers = memberAnswers(api, mia);
  expect(memberAnswers(api, mia)).toBe(answers);
  expect(memberAnswers(api, signIn())).not.toBe(answers);
});
