import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { Id } from '../wire-values.ts';

const refusals = { 401: Problem, 403: Problem, 413: Problem, 422: Problem } as const;

/** A file that can be imported. */
export const ImportableFile = Type.Object(
  {
    name: Type.String({ description: "Without '.csv'" }),
    columns: Type.Array(
      Type.Object({
        name: Type.String(),
        is_optional: Type.Boolean({ description: 'The file may do without it' }),
      }),
    ),
  },
  { title: 'ImportableFile' },
);
export type ImportableFile = Static<typeof ImportableFile>;

/** Something wrong, or odd, at one place of a file. */
export const ImportFault = Type.Object(
  {
    file: Type.String(),
    line: Type.Integer({ description: 'Counted from 1' }),
    column: Type.String({ description: "'row', 'header' or 'file' for the whole of it" }),
    message: Type.String({
      description: 'What is wrong and what is expected instead, in the language asked for',
    }),
    count: Type.Integer({ description: 'Rows with the same fault, this one included' }),
    further_lines: Type.Array(Type.Integer(), { description: 'The next of them' }),
    needs_no_sign_in: Type.Boolean({
      description: 'The row can be imported if the person gets no sign-in of their own (`without_sign_in`)',
    }),
  },
  { title: 'ImportFault' },
);
export type ImportFault = Static<typeof ImportFault>;

const Row = Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]));

/** A row an import adds, changes or removes. */
export const ImportedRow = Type.Object(
  {
    kind: Type.Enum(['added', 'changed', 'removed'], { type: 'string' }),
    before: Type.Union([Row, Type.Null()]),
    after: Type.Union([Row, Type.Null()]),
  },
  { title: 'ImportedRow' },
);
export type ImportedRow = Static<typeof ImportedRow>;

/** What an import does to one table. */
export const ImportedFile = Type.Object(
  {
    name: Type.String(),
    rows: Type.Integer(),
    added: Type.Integer(),
    changed: Type.Integer(),
    removed: Type.Integer(),
    unchanged: Type.Integer(),
    examples: Type.Array(ImportedRow, { description: 'The first ten of each kind' }),
  },
  { title: 'ImportedFile' },
);
export type ImportedFile = Static<typeof ImportedFile>;

const IMPORT_FOREVER = ['entitlements', 'roles', 'canceled_classes', 'entered_sets'] as const;
/** What keeps an import from being taken back. */
export type ImportForever = (typeof IMPORT_FOREVER)[number];

const found = {
  warnings: Type.Array(ImportFault, { description: 'Oddities that refuse nothing; the first hundred' }),
};
const imported = {
  files: Type.Array(ImportedFile),
  forever: Type.Array(Type.Enum(IMPORT_FOREVER, { type: 'string' }), {
    description: 'Why it cannot be taken back; empty if it can',
  }),
  taken_out: Type.Array(
    Type.Object({
      file: Type.String(),
      named: Type.Integer({ description: 'Rows that `rows` names' }),
      following: Type.Integer({ description: 'Rows that refer to one that was left out' }),
    }),
    { description: 'Rows left out as asked' },
  ),
  left_out: Type.Integer({ description: 'Rows of people whose accounts were deleted' }),
  without_person: Type.Integer({ description: 'Bookings of deleted accounts, taken over without a person' }),
};

/** How an import ended. With `apply`, `checked` means that the studio changed since `seen` was answered. */
export const ImportAnswer = Type.Union(
  [
    Type.Object({
      outcome: Type.Literal('refused'),
      faults: Type.Array(ImportFault, { description: 'The first hundred' }),
      fault_count: Type.Integer(),
      ...found,
    }),
    Type.Object({
      outcome: Type.Literal('checked'),
      seen: Type.String({ description: 'Identifies all that would change; apply with it' }),
      ...imported,
      ...found,
    }),
    Type.Object({
      outcome: Type.Literal('applied'),
      change: Type.Union([Id, Type.Null()], {
        description: 'Entry of the audit log; null: nothing differed',
      }),
      ...imported,
      ...found,
    }),
  ],
  { title: 'ImportAnswer' },
);
export type ImportAnswer = Static<typeof ImportAnswer>;

/** What the server is doing. Bytes are totals over all files. */
export const ImportStep = Type.Object(
  {
    step: Type.Enum(['reading', 'waiting', 'checking', 'writing'], { type: 'string' }),
    file: Type.Union([Type.String(), Type.Null()]),
    read: Type.Integer(),
    total: Type.Integer(),
  },
  { title: 'ImportStep' },
);
export type ImportStep = Static<typeof ImportStep>;

/** One line of the answer: steps while it lasts, in the end the answer or why there is none. */
export const ImportLine = Type.Union(
  [
    Type.Object({ progress: ImportStep }),
    Type.Object({ answer: ImportAnswer }),
    Type.Object({ problem: Problem }),
  ],
  { title: 'ImportLine' },
);
export type ImportLine = Static<typeof ImportLine>;

export const listImportableFiles = {
  method: 'GET',
  path: '/desk/import/files',
  summary: 'Which files can be imported, and their columns',
  access: 'owner',
  answers: { 200: Type.Array(ImportableFile), 401: Problem, 403: Problem },
} as const satisfies Call;

export const importFiles = {
  method: 'POST',
  path: '/desk/import',
  summary:
    'Import CSV files, all of them or nothing, or say what they would change. The body may be packed (`Content-Encoding: gzip`); the answer is one ImportLine of JSON per line',
  access: 'owner',
  body: Type.Object(
    {
      files: Type.Array(
        Type.Object(
          {
            name: Type.String({ pattern: '^[a-z_]{1,40}$' }),
            text: Type.String(),
            called: Type.Optional(
              Type.String({
                minLength: 1,
                maxLength: 255,
                description: 'What the person calls the file; the log says it',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 20 },
      ),
      rows: Type.Optional(
        Type.Array(
          Type.Object(
            {
              file: Type.String({ pattern: '^[a-z_]{1,40}$' }),
              line: Type.Integer({
                minimum: 1,
                maximum: 100_000_000,
                description: 'On which the row begins',
              }),
              way: Type.Enum(['leave_out', 'without_sign_in'], { type: 'string' }),
            },
            { additionalProperties: false },
          ),
          { maxItems: 1000, description: 'Rows that are not imported as they are' },
        ),
      ),
      apply: Type.Boolean({ description: 'False: nothing is written' }),
      seen: Type.Union([Type.String({ maxLength: 100 }), Type.Null()], {
        description: 'What the answer before said; needed to apply',
      }),
    },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Unsafe<object>({ type: 'string', description: 'application/x-ndjson' }),
    ...refusals,
  },
} as const satisfies Call;
