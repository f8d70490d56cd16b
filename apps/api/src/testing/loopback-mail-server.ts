import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

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
  close(): Promise<void>;
}

/** A real mail server on this machine that keeps what it receives. `port` 0 takes a free one. */
export async function startMailServer(port = 0): Promise<LoopbackMailServer> {
  const arrived: ArrivedMail[] = [];
  let refusals = { left: 0, code: 450 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, answer) {
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
          answer();
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
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The mail server listens on no port.');
  return address.port;
}
