import { PassThrough } from 'node:stream';
import type { ImportAnswer, ImportLine } from '@lifted/contract/desk/desk-import';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor } from '../../http/errors/error-answers.ts';
import { problemOf } from '../../http/errors/problems.ts';
import { languageOf } from '../../http/request-language.ts';
import type { ImportProgress } from '../import-directory.ts';

/** Often enough that nobody takes the connection for silent (http/connections/silent-connections.ts). */
const REPEAT_MS = 2 * SECOND_MS;
/** More often nobody reads it. */
const AT_MOST_EVERY_MS = SECOND_MS / 5;

type Work = (onProgress: (progress: ImportProgress) => void, signal: AbortSignal) => Promise<ImportAnswer>;

/**
 * Answers long work line by line while it lasts: how far it is, in the end its answer or the problem. A client that goes
 * away aborts it.
 */
export function answerInLines(request: FastifyRequest, reply: FastifyReply, work: Work): PassThrough {
  const lines = new PassThrough();
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const send = (line: ImportLine) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };

  let latest: ImportProgress = { step: 'checking' };
  let toldAt = 0;
  const tell = () => {
    toldAt = Date.now();
    send({ progress: stepOf(latest) });
  };
  const repeating = setInterval(tell, REPEAT_MS);
  const onProgress = (progress: ImportProgress) => {
    const isOther = progress.step !== latest.step;
    latest = progress;
    if (isOther || Date.now() - toldAt >= AT_MOST_EVERY_MS) tell();
  };

  void work(onProgress, gone.signal)
    .then(
      (answer) => send({ answer }),
      (failure: unknown) => {
        if (gone.signal.aborted) return;
        const refusal = refusalFor(failure, request);
        const language = languageOf(request.headers);
        send({ problem: problemOf(refusal, { language, requestId: request.id }) });
      },
    )
    .finally(() => {
      clearInterval(repeating);
      lines.end();
    });
  reply.type('application/x-ndjson').header('content-language', languageOf(request.headers));
  return lines;
}

function stepOf(progress: ImportProgress) {
  const file = 'file' in progress ? progress.file : null;
  const { read, total } = progress.step === 'reading' ? progress : { read: 0, total: 0 };
  return { step: progress.step, file, read, total };
}
