import type { ClientErrorMeasurement } from '@lifted/contract/measurements';
import { clientErrorName, type ClientErrorSource } from '@lifted/domain/measurement/page-measurement';
import { ChunkLoadError } from '@lifted/client/http/load-chunk.ts';

/** The part of the app a failure came from. */
export interface FailurePlace {
  readonly route: string;
  readonly release?: string;
}

/** A script of the build in a stack, without its hash: 'dashboard-page' of '/static/js/dashboard-page-Bx3_9kQ2.js'. */
const SCRIPT_OF_OURS = /\/static\/js\/([a-zA-Z0-9._-]+?)-[\w-]{8}\.js/;

/**
 * What may be reported of a failure: its kind and its script. Message and stack may contain anything, an address or a name,
 * and are only read here.
 */
export function failureMeasurement(
  source: ClientErrorSource,
  failure: unknown,
  place: FailurePlace,
): ClientErrorMeasurement {
  const chunk = scriptOf(failure);
  return {
    kind: 'client_error',
    source: failure instanceof ChunkLoadError ? 'chunk' : source,
    name: nameOf(failure),
    ...(chunk !== undefined && { chunk }),
    ...place,
  };
}

function nameOf(failure: unknown): ClientErrorMeasurement['name'] {
  if (failure instanceof Error) return clientErrorName(failure.name);
  // React Router throws responses: an object with a status.
  return typeof failure === 'object' && failure !== null && 'status' in failure ? 'Response' : 'Other';
}

/** The script that failed to load, or the one of ours the failure came from. */
function scriptOf(failure: unknown): string | undefined {
  if (failure instanceof ChunkLoadError) return failure.chunk;
  if (!(failure instanceof Error)) return undefined;
  return SCRIPT_OF_OURS.exec(failure.stack ?? '')?.[1];
}
