/** What is told apart of the machines people use: the layout they see, nothing that would tell one person from another. */
export const MEASURED_DEVICES = ['phone', 'desktop'] as const;
export type MeasuredDevice = (typeof MEASURED_DEVICES)[number];

/** How a failure in the page came up: thrown by a script, by a promise nobody waited for, while drawing, while loading a part. */
export const CLIENT_ERROR_SOURCES = ['script', 'promise', 'render', 'chunk'] as const;
export type ClientErrorSource = (typeof CLIENT_ERROR_SOURCES)[number];

/**
 * Kinds of failures that are told apart: those of the language, those of the browser, a part of the app that could not be
 * loaded, an answer thrown as a failure. A closed list, because free text could hold anything.
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

/** The kind of a failure by the name it carries; 'Other' for every name that is not on the list. */
export function clientErrorName(name: unknown): ClientErrorName {
  return CLIENT_ERROR_NAMES.find((known) => known === name) ?? 'Other';
}

/** What becomes of the offer to install the app; `opened` is a visit in the installed app. */
export const INSTALL_EVENTS = ['offered', 'accepted', 'dismissed', 'installed', 'opened'] as const;
export type InstallEvent = (typeof INSTALL_EVENTS)[number];

/** Most measurements one batch takes. */
export const MOST_MEASUREMENTS = 20;
