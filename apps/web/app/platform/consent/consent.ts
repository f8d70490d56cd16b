import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';

/**
 * What a visitor decides about: the booking service's widgets, the trainers' questionnaire, our own statistics, and a
 * third-party statistics tool. What the site needs to work is not in this list (§ 25 (2) TDDDG).
 */
export const CONSENT_CATEGORIES = ['booking_service', 'questionnaire', 'statistics', 'analytics'] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** `unasked` also when the answer has expired or was given to another text. */
export type ConsentState = 'unasked' | 'granted' | 'refused';

/** One answer, with the text it was given to. */
export interface ConsentDecision {
  readonly answer: 'granted' | 'refused';
  /** Version of the text that was on the screen. */
  readonly version: number;
  readonly decidedAt: Date;
}

/** The answers of one browser; what was never asked is not in it. */
export type ConsentRecord = Readonly<Partial<Record<ConsentCategory, ConsentDecision>>>;

/** Which version of a category's text is on the screen now; a new one asks again. */
export type ConsentVersions = Readonly<Record<ConsentCategory, number>>;

/** How long an answer is valid before the question is asked again: people forget what they allowed. */
export const CONSENT_HOLDS_DAYS = 365;

/** The answer that holds now: given to this version, and neither older than a year nor from the future; else null. */
export function validDecision(
  record: ConsentRecord,
  category: ConsentCategory,
  { version, now }: { readonly version: number; readonly now: Date },
): ConsentDecision | null {
  const decision = record[category];
  if (decision === undefined || decision.version !== version) return null;
  const age = now.getTime() - decision.decidedAt.getTime();
  return age >= 0 && age < CONSENT_HOLDS_DAYS * DAY_MS ? decision : null;
}

/** The record after somebody answered for these categories; the others stay as they are. */
export function withAnswer(
  record: ConsentRecord,
  categories: readonly ConsentCategory[],
  {
    answer,
    versions,
    now,
  }: {
    readonly answer: ConsentDecision['answer'];
    readonly versions: ConsentVersions;
    readonly now: Date;
  },
): ConsentRecord {
  const added: Partial<Record<ConsentCategory, ConsentDecision>> = {};
  for (const category of categories) {
    added[category] = { answer, version: versions[category], decidedAt: now };
  }
  return { ...record, ...added };
}

/** The record as a browser keeps it: `{"booking_service":{"answer":"granted","version":1,"decided_at":"…Z"}}`. */
export function consentText(record: ConsentRecord): string {
  const stored: Partial<Record<ConsentCategory, unknown>> = {};
  for (const category of CONSENT_CATEGORIES) {
    const decision = record[category];
    if (decision === undefined) continue;
    const { answer, version, decidedAt } = decision;
    stored[category] = { answer, version, decided_at: decidedAt.toISOString() };
  }
  return JSON.stringify(stored);
}

/** Reads what a browser kept. Whatever is not such a record, or not a whole answer, counts as never asked. */
export function readConsentText(text: string | null): ConsentRecord {
  const stored = text === null ? null : parsed(text);
  if (!isObject(stored)) return {};
  const read: Partial<Record<ConsentCategory, ConsentDecision>> = {};
  for (const category of CONSENT_CATEGORIES) {
    const decision = readDecision(stored[category]);
    if (decision !== null) read[category] = decision;
  }
  return read;
}

function readDecision(stored: unknown): ConsentDecision | null {
  if (!isObject(stored)) return null;
  const { answer, version, decided_at: decidedAtText } = stored;
  if (answer !== 'granted' && answer !== 'refused') return null;
  if (typeof version !== 'number' || typeof decidedAtText !== 'string') return null;
  const decidedAt = new Date(decidedAtText);
  return Number.isNaN(decidedAt.getTime()) ? null : { answer, version, decidedAt };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text of another program: the same as none.
    return null;
  }
}
