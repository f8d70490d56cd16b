import type { Page } from '@playwright/test';

/** What a job took. */
interface Pressed {
  readonly keys: number;
  /** Typed into fields. */
  readonly letters: number;
  readonly seconds: number;
}

/** A keyboard that counts what is pressed, from one job to the next. */
export class CountedKeys {
  readonly #page: Page;
  #keys = 0;
  #letters = 0;
  #since = Date.now();

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      this.#keys += 1;
    }
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.#letters += text.length;
  }

  /** What was pressed since the last time it was asked. */
  taken(): Pressed {
    const now = Date.now();
    const pressed = { keys: this.#keys, letters: this.#letters, seconds: (now - this.#since) / 1000 };
    this.#keys = 0;
    this.#letters = 0;
    this.#since = now;
    return pressed;
  }
}
