import { connect } from 'node:net';
import { parentPort } from 'node:worker_threads';

/*
 * A worker thread for a test: opens connections and sends a request on each while the server's thread is blocked, so that
 * all of them wait in the operating system. Wakes that thread when everything is sent, and finally reports what it received.
 */

/** Data passed to the thread. */
export interface Unread {
  readonly port: number;
  readonly request: string;
  readonly count: number;
  /** Becomes 1 when the last byte has been sent. */
  readonly allSent: Int32Array<SharedArrayBuffer>;
}

parentPort?.once('message', (unread: Unread) => void tellAnswers(unread));

async function tellAnswers(unread: Unread): Promise<void> {
  let sent = 0;
  const noteSent = () => {
    sent += 1;
    if (sent < unread.count) return;
    Atomics.store(unread.allSent, 0, 1);
    Atomics.notify(unread.allSent, 0);
  };
  parentPort?.postMessage(
    await Promise.all(Array.from({ length: unread.count }, () => ask(unread, noteSent))),
  );
}

function ask({ port, request }: Unread, noteSent: () => void): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request, noteSent));
    socket.on('data', (bytes) => (received += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(received));
  });
}
