import { SpanKind } from '@opentelemetry/api';
import { endFailed, type SpanContexts } from './span-contexts.ts';

type Deliver<Mail> = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** A span for each mail handed to the mail server, with its kind but neither content nor recipient. */
export function traceMails<Mail extends { readonly kind: string }>(
  deliver: Deliver<Mail>,
  spans: SpanContexts,
): Deliver<Mail> {
  return async (mail, signal) => {
    const attributes = { 'lifted.mail.kind': mail.kind };
    const span = spans.begin(`mail ${mail.kind}`, { kind: SpanKind.CLIENT, attributes });
    try {
      await spans.run(span, () => deliver(mail, signal));
    } catch (failure) {
      endFailed(span, failure);
      throw failure;
    }
    span.end();
  };
}
