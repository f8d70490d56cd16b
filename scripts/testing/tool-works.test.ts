import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from './tool-works.mjs';

const PLENTY = 20_000_000_000;

describe('the folder tests write into', () => {
  it('lies in memory where there is plenty', () => {
    expect(scratchFolder({ folder: import.meta.dirname, freeMemory: PLENTY, needed: 0 })).toBe(
      import.meta.dirname,
    );
  });

  it('is the system’s where memory is short', () => {
    expect(scratchFolder({ folder: import.meta.dirname, freeMemory: 1, needed: 2 })).toBe(tmpdir());
  });

  it('is the system’s where no folder lies in memory', () => {
    expect(scratchFolder({ folder: '/no/such/folder', freeMemory: PLENTY })).toBe(tmpdir());
  });

  it('exists on this machine', () => {
    expect(existsSync(scratchFolder())).toBe(true);
  });
});
