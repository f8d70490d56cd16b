import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';

const STEP_MS = 30_000;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app (RFC 6238). It never shows a code twice, because the studio never accepts one twice. */
export class Authenticator {
  readonly #secret: Buffer;
  #lastStep = 0;

  /** `key`: base32 as the page shows it, in groups. */
  constructor(key: string) {
    const bits = Array.from(key.replaceAll(' ', ''), (sign) =>
      SIGNS.indexOf(sign).toString(2).padStart(5, '0'),
    ).join('');
    this.#secret = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  }

  /** A code that is good now; after the second one in a row this waits for the next thirty seconds. */
  async nextCode(): Promise<string> {
    this.#lastStep = Math.max(this.#lastStep + 1, stepNow());
    // The studio accepts one step ahead.
    await expect.poll(stepNow).toBeGreaterThanOrEqual(this.#lastStep - 1);
    return this.#codeOf(this.#lastStep);
  }

  /** Six digits that are no code around now. */
  wrongCode(): string {
    const now = stepNow();
    const near = [-2, -1, 0, 1, 2].map((by) => this.#codeOf(now + by));
    return (
      ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
    );
  }

  #codeOf(step: number): string {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(step));
    const digest = createHmac('sha1', this.#secret).update(counter).digest();
    const number = digest.readUInt32BE(digest.readUInt8(digest.length - 1) & 0x0f) & 0x7fff_ffff;
    return String(number % 1_000_000).padStart(6, '0');
  }
}

function stepNow(): number {
  return Math.floor(Date.now() / STEP_MS);
}
