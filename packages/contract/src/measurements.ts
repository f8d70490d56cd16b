import {
  CLIENT_ERROR_NAMES,
  CLIENT_ERROR_SOURCES,
  INSTALL_EVENTS,
  MEASURED_DEVICES,
  MOST_MEASUREMENTS,
} from '@lifted/domain/measurement/page-measurement';
import { WEB_VITALS } from '@lifted/domain/measurement/web-vital';
import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';

const CLOSED = { additionalProperties: false } as const;
const TEN_MINUTES_MS = 600_000;

/** From the app's table of addresses, never an actual address: unknown ones are refused. */
const RoutePattern = Type.String({
  maxLength: 100,
  pattern: '^(/[a-zA-Z0-9:/-]*|\\*)$',
  description: 'Pattern of the page: `/workout/:workoutId/test`; `*` for an address that does not exist',
});

/** The page's build: the version in React Router's manifest; left out while unknown. */
const Release = Type.String({
  pattern: '^[0-9a-f]{8}$',
  description:
    'Version of the build as its manifest names it; counted as `other` when it is not the one served now',
});

/** How a page felt. The server rates it: the thresholds are in the domain. */
export const WebVitalMeasurement = Type.Object(
  {
    kind: Type.Literal('web_vital'),
    name: Type.Enum(WEB_VITALS, { type: 'string' }),
    value: Type.Number({ minimum: 0, maximum: TEN_MINUTES_MS, description: 'Milliseconds; of CLS a share' }),
    route: RoutePattern,
    device: Type.Enum(MEASURED_DEVICES, { type: 'string' }),
    release: Type.Optional(Release),
  },
  { ...CLOSED, title: 'WebVitalMeasurement' },
);
export type WebVitalMeasurement = Static<typeof WebVitalMeasurement>;

/** A failure in a page: its kind and the part of the app, without its message. */
export const ClientErrorMeasurement = Type.Object(
  {
    kind: Type.Literal('client_error'),
    source: Type.Enum(CLIENT_ERROR_SOURCES, { type: 'string' }),
    name: Type.Enum(CLIENT_ERROR_NAMES, { type: 'string' }),
    chunk: Type.Optional(
      Type.String({
        maxLength: 100,
        pattern: '^[a-zA-Z0-9._-]+$',
        description:
          'Script of the build without folder, hash and ending: `dashboard-page`; counted as `other` when the build has none of this name',
      }),
    ),
    route: RoutePattern,
    release: Type.Optional(Release),
  },
  { ...CLOSED, title: 'ClientErrorMeasurement' },
);
export type ClientErrorMeasurement = Static<typeof ClientErrorMeasurement>;

/** The outcome of the offer to install the app. */
export const InstallMeasurement = Type.Object(
  { kind: Type.Literal('install'), event: Type.Enum(INSTALL_EVENTS, { type: 'string' }) },
  { ...CLOSED, title: 'InstallMeasurement' },
);
export type InstallMeasurement = Static<typeof InstallMeasurement>;

export const Measurement = Type.Union([WebVitalMeasurement, ClientErrorMeasurement, InstallMeasurement]);
export type Measurement = Static<typeof Measurement>;

/** What a page has measured since its last report. */
export const MeasurementBatch = Type.Object(
  { entries: Type.Array(Measurement, { minItems: 1, maxItems: MOST_MEASUREMENTS }) },
  { ...CLOSED, title: 'MeasurementBatch' },
);
export type MeasurementBatch = Static<typeof MeasurementBatch>;

/** Stored as counts by day; nothing in it identifies a person, and the sender's address is not stored. */
export const sendMeasurements = {
  method: 'POST',
  path: '/measurements',
  summary: 'Report what a page measured, with the visitor’s consent; stored as counts only',
  access: 'all',
  body: MeasurementBatch,
  answers: { 204: Type.Null({ description: 'No content' }), 422: Problem, 429: Problem },
} as const satisfies Call;
