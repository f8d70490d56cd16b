import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ArrivedMail {
  readonly to: string;
  readonly messageId: string;
}

/** A local fake mail server that can delay, refuse, or run code just before it accepts a mail. */
export interface FakeMailServer {
  readonly arrived: readonly ArrivedMail[];
  /** Refuses the next `times` recipients with 450 (try later). */
  refuseNext(times: number): void;
  /** Accepts every mail only after this many milliseconds. */
  delay(ms: number): void;
  /** Called when a mail was received completely but not yet acknowledged. */
  beforeAccepting(act: () => void): void;
  close(): Promise<void>;
}

/** Starts it on a port. */
export async function startFakeMailServer(port: number): Promise<FakeMailServer> {
  const arrived: ArrivedMail[] = [];
  const behaviour = { refusals: 0, slowMs: 0, beforeAccepting: () => {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, answer) {
      if (behaviour.refusals === 0) return answer();
      behaviour.refusals -= 1;
      return answer(Object.assign(new Error('Not now'), { responseCode: 450 }));
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const take = async () => {
          const mail = await PostalMime.parse(Buffer.concat(chunks));
          await pause(behaviour.slowMs);
          arrived.push({ to: session.envelope.rcptTo[0]?.address ?? '', messageId: mail.messageId ?? '' });
          behaviour.beforeAccepting();
        };
        take().then(() => answer(), answer);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    arrived,
    refuseNext: (times) => void (behaviour.refusals = times),
    delay: (ms) => void (behaviour.slowMs = ms),
    beforeAccepting: (act) => void (behaviour.beforeAccepting = act),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
