import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { expect, it, vi } from 'vitest';
import { memberAnswers } from '../customer/member-answers.ts';
import { workoutAnswers } from '../customer/workout-answers.ts';
import { renewBookings } from './use-own-classes.ts';

const MEMBER = { uid: 'mia', email: 'mia@lifted.example' };

/** A studio that counts how often each address is asked. */
function countingStudio() {
  const asked = new Map<string, number>();
  const api = createApiClient({
    authorize: asVisitor,
    fetch: async (address) => {
      if (typeof address !== 'string') throw new TypeError('The client asks by text.');
      const { pathname } = new URL(address, 'http://studio.example');
      const path = pathname.slice(pathname.lastIndexOf('/') + 1);
      asked.set(path, (asked.get(path) ?? 0) + 1);
      return Response.json(path === 'customers' ? [{ id: 'mia' }] : {});
    },
    language: () => 'en',
  });
  return { api, times: (path: string) => asked.get(path) };
}

it('the workout that is shown follows a booking: the class that comes next may be another', async () => {
  const { api, times } = countingStudio();
  const member = memberAnswers(api, MEMBER);
  const next = workoutAnswers(member, { api, uid: MEMBER.uid }).workoutOf(null);
  next.subscribe(() => undefined);
  await next.refresh();
  expect(times('workout')).toBe(1);
  await renewBookings(member.of('mia'));
  await vi.waitFor(() => expect(times('workout')).toBe(2));
});
