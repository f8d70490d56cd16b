import { describe, expect, it } from 'vitest';
import { takeSignInToken } from './sign-in-token.ts';

/** A window at an address, as far as the token is concerned. */
function windowAt(path: string, signInToken?: string | null) {
  const page = {
    location: { href: `https://studio.example${path}` },
    history: {
      state: { idx: 0 },
      replaceState(state: unknown, _title: string, address: string | URL | null | undefined) {
        expect(state).toBe(page.history.state);
        page.location.href = String(address);
      },
    },
    ...(signInToken !== undefined && { signInToken }),
  };
  return page;
}

describe('the token of a sign-in link', () => {
  it('comes from the boot script, once', () => {
    const page = windowAt('/wod', 'from boot');
    expect(takeSignInToken(page)).toBe('from boot');
    expect(page).not.toHaveProperty('signInToken');
    expect(takeSignInToken(page)).toBeNull();
  });

  it('comes out of the address where no boot script ran, and the rest of the address stays', () => {
    const page = windowAt('/wod?date=2026-11-20&token=abc#squats');
    expect(takeSignInToken(page)).toBe('abc');
    expect(page.location.href).toBe('https://studio.example/wod?date=2026-11-20#squats');
  });

  it('is none on a page that was opened without', () => {
    const page = windowAt('/wod?date=2026-11-20', null);
    expect(takeSignInToken(page)).toBeNull();
    expect(page.location.href).toBe('https://studio.example/wod?date=2026-11-20');
  });
});
