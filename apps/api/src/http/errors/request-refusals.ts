/** Refusals any call may answer. Those of one subject are in its own `*-refusals.ts`. */
import { clockChangeWords, localTime } from '@lifted/domain/calendar/local-time';
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { ApiScope } from '@lifted/domain/connections/api-scope';
import { Refusal, refusedField, refusedParameter, refusing, type Sentence } from './refusal.ts';
import { waitWords } from './wait-words.ts';

const DATABASE_RETRY_SECONDS = 5;

/** For an unexpected error. */
export const ourFault = refusing('internal', {
  en: 'Something went wrong on our side. If it happens again, please let us know.',
  de: 'Da ist bei uns etwas schiefgegangen. Passiert es noch einmal, sag uns bitte Bescheid.',
});

/** The refusal while the database is unavailable. */
export const databaseAway = refusing(
  'unavailable',
  {
    en: 'The studio cannot be reached at the moment. Please try again in a few seconds.',
    de: 'Das Studio ist gerade nicht erreichbar. Versuch es bitte in ein paar Sekunden noch einmal.',
  },
  { retryAfterSeconds: DATABASE_RETRY_SECONDS },
);

export function tooManyRequests(seconds: number): Refusal {
  const wait = waitWords(seconds);
  return new Refusal(
    'too_many_requests',
    {
      en: `Too many attempts in a short time. Please try again in ${wait.en}.`,
      de: `Das waren zu viele Versuche in kurzer Zeit. Versuch es bitte in ${wait.de} noch einmal.`,
    },
    { retryAfterSeconds: seconds },
  );
}

/** Message of a 404 for an address without a call or page. */
export const NOTHING_HERE: Sentence = {
  en: 'There is nothing at this address.',
  de: 'Unter dieser Adresse gibt es nichts.',
};

export const nothingHere = refusing('not_found', NOTHING_HERE);

export function methodNotAllowed(allow: readonly string[]): Refusal {
  const methods = allow.join(', ');
  return new Refusal(
    'method_not_allowed',
    {
      en: `This address answers ${methods} only.`,
      de: `Diese Adresse beantwortet nur ${methods}.`,
    },
    { allow },
  );
}

export const notSignedIn = refusing('not_signed_in', {
  en: 'Please sign in first.',
  de: 'Melde dich bitte zuerst an.',
});

export const notAllowed = refusing('not_allowed', {
  en: 'Your role at the studio does not include this.',
  de: 'Das gehört nicht zu deiner Rolle im Studio.',
});

/** A front desk of some branches wanted what is not theirs alone. */
export const notOfTheBranch = refusing('not_allowed', {
  en: 'You are the front desk of some branches, and this is not theirs alone. The owner can change which ones.',
  de: 'Du bist am Empfang einzelner Standorte, und das gehört nicht allein zu ihnen. Die Leitung kann das ändern.',
});

/** A key was used for a call no key may make. */
export const notForKeys = refusing('not_allowed', {
  en: 'Keys of the API cannot make this call: it needs somebody who is signed in.',
  de: 'Mit einem API-Schlüssel geht dieser Aufruf nicht: Dafür muss sich jemand anmelden.',
});

/** A key was used for a call it was not made for. */
export function keyLacksScope(scope: ApiScope): Refusal {
  return new Refusal('not_allowed', {
    en: `This key lacks the scope “${scope}”. The owner can make one that has it, under Connections at the desk.`,
    de: `Diesem Schlüssel fehlt die Berechtigung „${scope}“. Die Leitung kann unter „Verbindungen“ einen anlegen, der sie hat.`,
  });
}

export const secondFactorMissing = refusing('second_factor_missing', {
  en: 'Your role asks for a second factor. Please set one up on the “Security” page first.',
  de: 'Deine Rolle verlangt einen zweiten Schritt beim Anmelden. Richte ihn bitte zuerst auf der Seite „Sicherheit“ ein.',
});

export const bodyTooLarge = refusing('body_too_large', {
  en: 'The body may have at most 64 kB.',
  de: 'Der Inhalt der Anfrage darf höchstens 64 kB groß sein.',
});

export const notJson = refusing('unsupported_media_type', {
  en: 'Please send application/json.',
  de: 'Schick die Anfrage bitte als application/json.',
});

/** Reasons why a body cannot be read. */
const MALFORMED_BODIES = {
  missing: {
    en: 'The request needs a JSON body.',
    de: 'Die Anfrage braucht einen Inhalt in JSON.',
  },
  empty: {
    en: 'The request needs a JSON body, but it is empty.',
    de: 'Die Anfrage braucht einen Inhalt in JSON, aber er ist leer.',
  },
  length: {
    en: 'The body doesn’t have the length it announced.',
    de: 'Die Länge des Inhalts stimmt nicht mit Content-Length überein.',
  },
  not_packed: {
    en: 'The body is not compressed as its header says.',
    de: 'Der Inhalt ist nicht so komprimiert, wie der Header sagt.',
  },
  not_utf8: {
    en: 'The body is not valid UTF-8.',
    de: 'Der Inhalt ist kein gültiges UTF-8.',
  },
  not_json: {
    en: 'The body is not valid JSON.',
    de: 'Der Inhalt ist kein gültiges JSON.',
  },
  too_deep: {
    en: 'The body is nested too deeply.',
    de: 'Der Inhalt ist zu tief verschachtelt.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

export function malformedBody(why: keyof typeof MALFORMED_BODIES): Refusal {
  return new Refusal('malformed_body', MALFORMED_BODIES[why]);
}

/** Reasons why a request is ambiguous. */
const AMBIGUOUS_REQUESTS = {
  version: {
    en: 'Please speak HTTP/1.1.',
    de: 'Bitte HTTP/1.1 verwenden.',
  },
  two_hosts: {
    en: 'A request names one host.',
    de: 'Eine Anfrage nennt genau einen Host.',
  },
  no_host: {
    en: 'The Host header is no name of a host.',
    de: 'Der Host-Header ist kein Name eines Hosts.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

export type Ambiguity = keyof typeof AMBIGUOUS_REQUESTS;

export function ambiguousRequest(why: Ambiguity): Refusal {
  return new Refusal('malformed_request', AMBIGUOUS_REQUESTS[why]);
}

/** For a form sent from another site. */
export const notOurForm = refusing('origin_refused', {
  en: 'Please use the form on our own page.',
  de: 'Nimm bitte das Formular auf unserer eigenen Seite.',
});

const UNSTORABLE_TEXT: Sentence = {
  en: 'This text contains a character that cannot be stored. Please type it again.',
  de: 'Der Text enthält ein Zeichen, das wir nicht speichern können. Gib ihn bitte noch einmal ein.',
};

/** For text that PostgreSQL cannot store, or that is not valid Unicode. */
export function unstorableText(field?: string): Refusal {
  return field === undefined
    ? new Refusal('invalid_input', UNSTORABLE_TEXT)
    : refusedField(field, UNSTORABLE_TEXT);
}

/** One key for two commands: nothing says which of them is meant. */
export const keyOfAnotherCommand = refusing('key_reused', {
  en: 'This was sent before with other details, and done. Please look at it and start again: every command has an Idempotency-Key of its own.',
  de: 'Das wurde schon einmal mit anderen Angaben geschickt und ist geschehen. Sieh bitte nach und fang neu an: Jeder Befehl hat einen eigenen Idempotency-Key.',
});

/** For a repeat of what was done, where the answer of the first time is not there. */
export const doneBefore = refusing('key_reused', {
  en: 'This was done already, and its answer is not kept. Please look before you do it again.',
  de: 'Das ist schon geschehen, nur die Antwort ist nicht aufgehoben. Sieh bitte nach, bevor du es noch einmal machst.',
});

const MET_ANOTHER: Sentence = {
  en: 'Somebody changed the same thing at this moment, so nothing was done. Please look at it and try again.',
  de: 'Das hat im selben Moment noch jemand geändert, deshalb ist nichts geschehen. Sieh bitte nach und versuch es noch einmal.',
};

/**
 * For a change that lost against another one made at the same moment; nothing of it was done. Names the field that both
 * filled in alike, where it is one.
 */
export function metAnother(field?: string): Refusal {
  return field === undefined
    ? new Refusal('met_another', MET_ANOTHER)
    : refusedField(field, MET_ANOTHER, 'met_another');
}

/** For a number, day or time that the database has no room for, which no schema had foreseen. */
export const unstorableValue = refusing('invalid_input', {
  en: 'A number, a day or a time is not possible here. Please check what you entered.',
  de: 'Eine Zahl, ein Tag oder eine Uhrzeit ist hier nicht möglich. Prüf bitte, was du eingegeben hast.',
});

/** For whatever is asked of a record that was made one with another; `kept` is the name of who has both, '' when unknown. */
export function recordMerged(kept: string): Refusal {
  return new Refusal('record_merged', {
    en: `This record was merged into ${kept === '' ? 'another one' : `that of ${kept}`}. Please go on there.`,
    de: `Dieser Eintrag wurde mit ${kept === '' ? 'einem anderen' : `dem von ${kept}`} zusammengeführt. Mach bitte dort weiter.`,
  });
}

/** For a preview of a page, where there is no build that could draw it. */
export const siteNotBuilt = refusing('unavailable', {
  en: 'The site is not built, so there is no page to show.',
  de: 'Die Website ist nicht gebaut, deshalb gibt es keine Seite zu zeigen.',
});

export const NO_SUCH_DAY: Sentence = {
  en: 'This day does not exist. Please write an existing date as YYYY-MM-DD.',
  de: 'Diesen Tag gibt es nicht. Schreib bitte ein Datum, das es gibt, als JJJJ-MM-TT.',
};

/**
 * The instant that a day and a time on Berlin's clocks name. Throws a refusal of a day that does not exist, and of a time that
 * the clock change skips or repeats.
 */
export function instantIn(fields: { readonly day: string; readonly time: string }, names: TimeFields): Date {
  const { day, time } = fields;
  if (!isCivilDate(day)) throw noSuchDay(names.day);
  const read = localTime(day, time);
  if (read.kind === 'once') return read.instant;
  throw refusedField(names.time, clockChangeWords(read.kind, day, time));
}

/** What the fields of a day and its time are called. */
interface TimeFields {
  readonly day: string;
  readonly time: string;
}

/** For a well-formed date that does not exist. */
export function noSuchDay(field: string): Refusal {
  return refusedParameter(field, NO_SUCH_DAY);
}

/** The refusal of days whose last one lies before the first. */
export function endsBefore(field: string): Refusal {
  return refusedField(field, {
    en: 'The last day lies before the first.',
    de: 'Der letzte Tag liegt vor dem ersten.',
  });
}
