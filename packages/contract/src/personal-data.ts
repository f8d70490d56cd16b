import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { Time } from './wire-values.ts';

/*
 * What the studio holds about the signed-in person, to view, export and delete (Art. 15, 17, 20 GDPR). None of these calls
 * names a person: the ID token alone decides whose data it is.
 */

/** A value in a row of the export; times are ISO 8601 with the studio's offset. */
export type ExportedValue = string | number | boolean | null;
export type ExportedRow = Readonly<Record<string, ExportedValue>>;

const DeletionRequest = Type.Object(
  {
    asked_at: Time,
    due_at: Type.String({ format: 'date-time', description: 'Until then it can be taken back' }),
  },
  { title: 'DeletionRequest' },
);
export type DeletionRequest = Static<typeof DeletionRequest>;

export const PersonalDataOverview = Type.Object(
  {
    tables: Type.Array(
      Type.Object({
        name: Type.String(),
        what: Type.String({ description: 'In plain words' }),
        rows: Type.Integer({ minimum: 0 }),
      }),
    ),
    deletion: Type.Union([DeletionRequest, Type.Null()]),
    may_delete: Type.Boolean({
      description: 'False for staff: the owner deletes such an account',
    }),
  },
  { title: 'PersonalDataOverview' },
);
export type PersonalDataOverview = Static<typeof PersonalDataOverview>;

export const getPersonalData = {
  method: 'GET',
  path: '/personal-data',
  summary: 'What the studio holds about the caller, as counts, and whether its deletion is requested',
  access: 'self',
  answers: { 200: PersonalDataOverview, 401: Problem, 403: Problem, 404: Problem },
} as const satisfies Call;

const ExportedTable = Type.Object({
  what: Type.String(),
  columns: Type.Unsafe<Readonly<Record<string, string>>>({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What each column means, with its unit',
  }),
  rows: Type.Array(Type.Unsafe<ExportedRow>({ type: 'object', additionalProperties: true })),
});

export const PersonalDataExport = Type.Object(
  {
    format: Type.String({ description: 'Always "lifted-personal-data"' }),
    version: Type.Integer({
      description: 'Of this format; another one whenever a reader would have to change',
    }),
    studio: Type.String(),
    made_at: Time,
    notes: Type.Array(Type.String(), { description: 'How to read times, weights and empty values' }),
    tables: Type.Unsafe<Readonly<Record<string, Static<typeof ExportedTable>>>>({
      type: 'object',
      additionalProperties: ExportedTable,
    }),
  },
  { title: 'PersonalDataExport' },
);
export type PersonalDataExport = Static<typeof PersonalDataExport>;

const RECENT = 'Asks for a sign-in of the last ten minutes (`sign_in_again`)';

export const exportPersonalData = {
  method: 'GET',
  path: '/personal-data/export',
  summary: `Everything the studio holds about the caller, as one documented JSON file. ${RECENT}`,
  access: 'self',
  recentSignIn: 'ten_minutes',
  answers: { 200: PersonalDataExport, 401: Problem, 403: Problem, 404: Problem, 429: Problem },
} as const satisfies Call;

export const exportPersonalDataAsCsv = {
  method: 'GET',
  path: '/personal-data/export.zip',
  summary: `The same as CSV: a ZIP archive with one file for each table and a README. ${RECENT}`,
  access: 'self',
  recentSignIn: 'ten_minutes',
  answers: {
    200: Type.Unsafe<object>({ type: 'string', format: 'binary', description: 'application/zip' }),
    401: Problem,
    403: Problem,
    404: Problem,
    429: Problem,
  },
} as const satisfies Call;

export const askForDeletion = {
  method: 'POST',
  path: '/personal-data/deletion',
  summary: `Ask for the account to be deleted. It works as ever for 14 days, in which that can be taken back. ${RECENT}`,
  access: 'self',
  recentSignIn: 'ten_minutes',
  body: Type.Object(
    { word: Type.String({ minLength: 1, maxLength: 40, description: 'The word DELETE, or LÖSCHEN' }) },
    { additionalProperties: false },
  ),
  answers: {
    200: DeletionRequest,
    401: Problem,
    403: Problem,
    404: Problem,
    409: Problem,
    422: Problem,
    429: Problem,
  },
} as const satisfies Call;

export const takeBackDeletion = {
  method: 'DELETE',
  path: '/personal-data/deletion',
  summary: 'Keep the account after all. 404 when no deletion is asked for',
  access: 'self',
  answers: {
    204: Type.Null({ description: 'No content' }),
    401: Problem,
    403: Problem,
    404: Problem,
    429: Problem,
  },
} as const satisfies Call;
