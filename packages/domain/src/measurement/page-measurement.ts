/** Kinds of devices by layout; nothing that identifies a person. */
export const MEASURED_DEVICES = ['phone', 'desktop'] as const;
export type MeasuredDevice = (typeof MEASURED_DEVICES)[number];

/** The origin of a failure in a page: thrown by a script, an unhandled rejection, rendering, or loading a chunk. */
export const CLIENT_ERROR_SOURCES = ['script', 'promise', 'render', 'chunk'] as const;
export type ClientErrorSource = (typeof CLIENT_ERROR_SOURCES)[number];

/**
 * Kinds of failures: those of the language, those of the browser, a chunk that could not be loaded, a response thrown as an
 * error. A closed list, because free text could contain anything.
 */
export const CLIENT_ERROR_NAMES = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'HierarchyRequestError',
  'InternalError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'UnknownError',
  'VersionError',
  'ChunkLoadError',
  'Response',
  'Other',
] as const;
export type ClientErrorName = (typeof CLIENT_ERROR_NAMES)[number];

/** The kind of a failure by its name; 'Other' for a name that is not on the list. */
export function clientErrorName(name: unknown): ClientErrorName {
  return CLIENT_ERROR_NAMES.find((known) => known === name) ?? 'Other';
}

/** Outcomes of the offer to install the app; `opened` is a visit in the installed app. */
export const INSTALL_EVENTS = ['offered', 'accepted', 'dismissed', 'installed', 'opened'] as const;
export type InstallEvent = (typeof INSTALL_EVENTS)[number];

/** Most measurements in one batch. */
export const MOST_MEASUREMENTS = 20;
