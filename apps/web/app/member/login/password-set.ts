/** Passed to the login page in the history state of this visit, after a password was set. */
export const PASSWORD_SET = { passwordIsSet: true } as const;

/** Whether the person comes from setting their password; `state` is the location's. */
export function hasJustSetPassword(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'passwordIsSet' in state;
}
