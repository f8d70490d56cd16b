import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ArrivedMail {
  readonly to: string;
  readonly messageId: string;
}

/** A mail server on this machine that can be slow, unwilling, or the last thing somebody talks to. */
export interface MailHouse {
  readonly arrived: readonly ArrivedMail[];
  /** The next so many recipients are told 450: not now. */
  refuseNext(times: number): void;
  /** Every mail is taken only after so long. */
  takeItsTime(ms: number): void;
  /** Called when a mail has been read to its end and nobody has been told yet. */
  beforeSayingYes(act: () => void): void;
  close(): Promise<void>;
}

/** Opens it at a port. */
export async function openMailHouse(port: number): Promise<MailHouse> {
  const arrived: ArrivedMail[] = [];
  const mood = { refusals: 0, slowMs: 0, beforeYes: () => {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, answer) {
      if (mood.refusals === 0) return answer();
      mood.refusals -= 1;
      return answer(Object.assign(new Error('Not now'), { responseCode: 450 }));
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const take = async () => {
          const mail = await PostalMime.parse(Buffer.concat(chunks));
          await pause(mood.slowMs);
          arrived.push({ to: session.envelope.rcptTo[0]?.address ?? '', messageId: mail.messageId ?? '' });
          mood.beforeYes();
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
    refuseNext: (times) => void (mood.refusals = times),
    takeItsTime: (ms) => void (mood.slowMs = ms),
    beforeSayingYes: (act) => void (mood.beforeYes = act),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
