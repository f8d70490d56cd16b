import type { Channel } from './google-popup.ts';

/** The broadcast channels of one browser: what is said on one reaches every other of the same name, at once. */
export class TestChannels {
  readonly #open = new Map<string, Set<TestChannel>>();

  readonly channel = (name: string): Channel => {
    const all = this.#open.get(name) ?? new Set();
    this.#open.set(name, all);
    const channel = new TestChannel(all);
    all.add(channel);
    return channel;
  };

  /** How many are listening under this name. */
  listeners(name: string): number {
    return this.#open.get(name)?.size ?? 0;
  }
}

class TestChannel implements Channel {
  onmessage: Channel['onmessage'] = null;
  readonly #all: Set<TestChannel>;

  constructor(all: Set<TestChannel>) {
    this.#all = all;
  }

  postMessage(message: unknown): void {
    for (const other of this.#all) {
      if (other !== this) other.onmessage?.(new MessageEvent('message', { data: message }));
    }
  }

  close(): void {
    this.#all.delete(this);
  }
}
