import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Connections that occupy the server, and what became of them. */
export interface Crowd {
  readonly open: () => number;
  /** How long each closed one had lived, in ms. */
  readonly lifetimes: readonly number[];
  leave(): void;
}

const AT_ONCE = 500;
const BETWEEN_WAVES_MS = 50;

/** What a connection does once established; returns a clean-up function. */
export type Behaviour = (socket: Socket) => (() => void) | undefined;

/** Opens this many connections with the same behaviour. */
export async function gather(port: number, count: number, behave: Behaviour): Promise<Crowd> {
  const sockets = new Set<Socket>();
  const lifetimes: number[] = [];
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    for (let one = opened; one < Math.min(count, opened + AT_ONCE); one += 1) {
      const socket = connect(port, '127.0.0.1');
      sockets.add(socket);
      const since = performance.now();
      let undo: (() => void) | undefined;
      socket.once('connect', () => (undo = behave(socket)));
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        undo?.();
        if (sockets.delete(socket)) lifetimes.push(performance.now() - since);
      });
    }
    await pause(BETWEEN_WAVES_MS);
  }
  return {
    open: () => sockets.size,
    lifetimes,
    leave() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
  };
}

/** Sends the start of a request, then a byte now and then, and never finishes. */
export function dripping(beginning: string, byte: string, everyMs: number): Behaviour {
  return (socket) => {
    socket.resume();
    socket.write(beginning);
    const drip = setInterval(() => socket.write(byte), everyMs);
    return () => clearInterval(drip);
  };
}

/** Requests a large answer and reads a little of it now and then. */
export function sipping(requests: string, everyMs: number): Behaviour {
  return (socket) => {
    socket.pause();
    socket.write(requests);
    const sip = setInterval(() => void socket.read(1), everyMs);
    return () => clearInterval(sip);
  };
}

/** Connects and sends nothing. */
export const silent: Behaviour = (socket) => {
  socket.resume();
  return undefined;
};
