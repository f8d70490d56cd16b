import { describe, expect, it } from 'vitest';
import { guardDecision } from './guard-decision.ts';

const nobody = { user: null, userRoles: [], isLoading: false, isAuthenticating: false };
const mia = {
  uid: 'u1',
  email: 'mia@lifted.example',
  emailVerified: true,
  displayName: null,
  phoneNumber: null,
};
const member = { ...nobody, user: mia, userRoles: ['member'] as const };

describe('the guard', () => {
  it.each([
    ['loading', { ...nobody, isLoading: true }],
    ['authenticating', { ...nobody, isAuthenticating: true }],
    ['somebody else signing in', { ...member, isAuthenticating: true }],
  ])('waits while %s', (_what, session) => {
    expect(guardDecision(session, '/dashboard')).toEqual({ kind: 'wait' });
  });

  it('sends people who are not signed in to /login, which keeps the origin', () => {
    expect(guardDecision(nobody, '/dashboard?week=3#strength')).toEqual({
      kind: 'leave',
      to: '/login?from=%2Fdashboard%3Fweek%3D3%23strength',
    });
  });

  it('opens a page without allowed roles to anybody signed in, even without a role', () => {
    expect(guardDecision({ ...member, userRoles: [] }, '/dashboard')).toEqual({ kind: 'open' });
  });

  it('opens a page with allowed roles when one of them matches', () => {
    expect(guardDecision(member, '/dashboard', ['owner', 'member'])).toEqual({ kind: 'open' });
  });

  it('sends people with none of the allowed roles to /unauthorized, which keeps the origin', () => {
    const unauthorized = { kind: 'leave', to: '/unauthorized?from=%2Fstudio' };
    expect(guardDecision(member, '/studio', ['owner', 'coach'])).toEqual(unauthorized);
    expect(guardDecision({ ...member, userRoles: [] }, '/studio', ['owner'])).toEqual(unauthorized);
    expect(guardDecision(member, '/studio', [])).toEqual(unauthorized);
  });
});
