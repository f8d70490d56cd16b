import { describe, expect, it } from 'vitest';
import { deletionDueAt, isDeletionWord, mayDeleteOwnAccount } from './account-deletion.ts';

describe('deleting an account', () => {
  it('waits fourteen days to the second, over a clock change too', () => {
    expect(deletionDueAt(new Date('2026-10-20T10:00:00Z'))).toEqual(new Date('2026-11-03T10:00:00Z'));
  });

  it('takes the word of either language as people type it, and no other', () => {
    for (const typed of ['DELETE', ' delete ', 'Delete', 'LÖSCHEN', 'löschen ', 'lo\u0308schen'])
      expect(isDeletionWord(typed)).toBe(true);
    for (const typed of ['', 'DELET', 'DELETE ME', 'yes', 'LÖSCH', 'DELETE LÖSCHEN'])
      expect(isDeletionWord(typed)).toBe(false);
  });

  it('is for members; who works here asks the owner', () => {
    expect(mayDeleteOwnAccount(['member'])).toBe(true);
    expect(mayDeleteOwnAccount([])).toBe(true);
    expect(mayDeleteOwnAccount(['coach', 'member'])).toBe(false);
    expect(mayDeleteOwnAccount(['owner'])).toBe(false);
  });
});
