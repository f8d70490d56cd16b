import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** After this much, connections that are still open are cut. */
const CLOSE_TIMEOUT_MS = 1000;

/** A received mail: its envelope and content. */
interface ArrivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

interface LoopbackMailServer {
  readonly url: string;
  readonly arrived: readonly ArrivedMail[];
  /** The next recipients, this many, are answered with this code, such as 450. */
  refuseNext(times: number, code: number): void;
  /** From now on a mail is answered this much later than it arrived, `Infinity`: never. */
  answerLater(ms: number): void;
  /** From now on the recipient of a mail is not answered. */
  goSilent(): void;
  close(): Promise<void>;
}

/** A real mail server on this machine that keeps what it receives. `port` 0 takes a free one. */
export async function startMailServer(port = 0): Promise<LoopbackMailServer> {
  const arrived: ArrivedMail[] = [];
  let refusals = { left: 0, code: 450 };
  let answersAfterMs = 0;
  let silent = false;
  const waiting = new Set<NodeJS.Timeout>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: CLOSE_TIMEOUT_MS,
    onRcptTo(_address, _session, answer) {
      if (silent) return undefined;
      if (refusals.left === 0) return answer();
      refusals = { ...refusals, left: refusals.left - 1 };
      return answer(Object.assign(new Error('Not now'), { responseCode: refusals.code }));
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        void PostalMime.parse(raw).then((mail) => {
          const from = mailFrom === false ? '' : mailFrom.address;
          arrived.push({ from, to: rcptTo.map(({ address }) => address), raw: raw.toString(), mail });
          if (answersAfterMs < Infinity) waiting.add(setTimeout(answer, answersAfterMs));
        }, answer);
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    arrived,
    refuseNext: (times, code) => {
      refusals = { left: times, code };
    },
    answerLater: (ms) => {
      answersAfterMs = ms;
    },
    goSilent: () => {
      silent = true;
    },
    close: () => {
      for (const timer of waiting) clearTimeout(timer);
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The mail server listens on no port.');
  return address.port;
}
