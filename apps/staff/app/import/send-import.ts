import type { BodyOf } from '@lifted/contract/call';
import type { ImportAnswer, importFiles, ImportLine, ImportStep } from '@lifted/contract/desk/desk-import';
import type { Problem } from '@lifted/contract/problem';
import type { Authorize } from '@lifted/client/http/api-client.ts';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { callAddress } from '@lifted/client/http/call-address.ts';
import type { Language } from '@lifted/domain/language/language';

interface Sending {
  readonly authorize: Authorize;
  readonly language: Language;
  readonly onStep: (step: ImportStep) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends files, packed, and reads the answer line by line while the server works. Throws ApiProblem for a refusal,
 * ApiUnreachable without an answer, and the signal's reason when aborted.
 */
export async function sendImport(
  body: BodyOf<typeof importFiles>,
  { authorize, language, onStep, signal }: Sending,
): Promise<ImportAnswer> {
  try {
    const packed = await gzipped(JSON.stringify(body));
    const response = await authorize((token) =>
      fetch(callAddress('/desk/import'), {
        method: 'POST',
        headers: {
          'accept-language': language,
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: packed,
        signal,
      }),
    );
    if (!response.ok) throw await refusalOf(response);
    for await (const line of linesOf(response)) {
      if ('progress' in line) onStep(line.progress);
      else if ('problem' in line) throw new ApiProblem(line.problem);
      else return line.answer;
    }
    throw new Error('The answer ended before its last line.');
  } catch (failure) {
    throw signal.aborted || failure instanceof ApiProblem ? failure : new ApiUnreachable(failure, language);
  }
}

function gzipped(text: string): Promise<Blob> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

async function refusalOf(response: Response): Promise<Error> {
  const answer: unknown = await response.json();
  return isProblem(answer)
    ? new ApiProblem(answer)
    : new Error(`status ${response.status} without a problem`);
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'detail' in answer;
}

async function* linesOf(response: Response): AsyncGenerator<ImportLine> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const read = await reader?.read();
    if (read === undefined || read.done) return;
    const lines = (rest + read.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield lineIn(line);
  }
}

/** A line as the contract has it; the server checked what is in it. */
function lineIn(text: string): ImportLine {
  const line: unknown = JSON.parse(text);
  if (!isLine(line)) throw new Error('A line of the answer is none of the three kinds.');
  return line;
}

function isLine(line: unknown): line is ImportLine {
  return (
    typeof line === 'object' && line !== null && ('progress' in line || 'answer' in line || 'problem' in line)
  );
}
