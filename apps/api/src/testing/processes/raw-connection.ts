import { connect, type Socket } from 'node:net';

/** A TCP connection to a listening server, for what no HTTP client would do. */
export class RawConnection {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  #received = '';

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (bytes) => (this.#received += bytes.toString('latin1')));
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
  }

  get received(): string {
    return this.#received;
  }

  send(text: string): void {
    this.socket.write(text, 'latin1');
  }

  /** Resolves when the text has arrived; rejects when the connection ends without it. */
  async until(text: string): Promise<void> {
    while (!this.#received.includes(text)) {
      const ended = await Promise.race([
        new Promise<false>((resolve) => this.socket.once('data', () => setImmediate(() => resolve(false)))),
        this.closed.then(() => true),
      ]);
      if (ended && !this.#received.includes(text))
        throw new Error(`Closed before '${text}': ${this.#received}`);
    }
  }
}
