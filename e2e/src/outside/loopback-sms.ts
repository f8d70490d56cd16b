import { createServer, type IncomingMessage } from 'node:http';

export interface LoopbackSms {
  /** Settings that make our server send through it. */
  readonly settings: Readonly<Record<'SMS_GATEWAY_URL' | 'SMS_GATEWAY_TOKEN' | 'SMS_SENDER', string>>;
  /** The texts sent to a number, oldest first. */
  sentTo(number: string): readonly string[];
  stop(): Promise<void>;
}

interface Message {
  readonly to: string;
  readonly text: string;
}

const TOKEN = 'a-token-only-this-machine-knows';

/** A fake SMS gateway on this machine that stores messages instead of sending them. */
export async function startLoopbackSms(port: number): Promise<LoopbackSms> {
  const messages: Message[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const isOurs = request.headers.authorization === `Bearer ${TOKEN}`;
      if (isOurs) messages.push(messageIn(body));
      response.writeHead(isOurs ? 204 : 401).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    settings: {
      SMS_GATEWAY_URL: `http://127.0.0.1:${port}/messages`,
      SMS_GATEWAY_TOKEN: TOKEN,
      SMS_SENDER: 'LIFTED',
    },
    sentTo: (number) => messages.filter(({ to }) => to === number).map(({ text }) => text),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

function messageIn(body: string): Message {
  const fields: unknown = JSON.parse(body);
  const isMessage = typeof fields === 'object' && fields !== null && 'to' in fields && 'text' in fields;
  return isMessage ? { to: String(fields.to), text: String(fields.text) } : { to: '', text: body };
}
