import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { Time } from '../wire-values.ts';

/** The most characters of a line of the profile. */
export const PROFILE_LINE = 200;
const PARAGRAPH = 1000;
/** In cents: ten times what studios ask; more is a slip of the keys. */
export const HIGHEST_JOINING_FEE = 100_000;
/** Why an amount is no joining fee; put into words by the server. */
export const JOINING_FEE_FAULT = 'no joining fee';

const line = Type.String({ maxLength: PROFILE_LINE, pattern: '^[^\\n\\r]*$' });
const filledLine = Type.String({
  minLength: 1,
  maxLength: PROFILE_LINE,
  pattern: '^[^\\n\\r]*\\S[^\\n\\r]*$',
});
const paragraph = Type.String({ maxLength: PARAGRAPH });
const webAddress = Type.String({
  maxLength: PROFILE_LINE,
  pattern: '^(https://\\S+)?$',
  description: 'https, or empty',
});
const picture = Type.Optional(
  Type.String({
    pattern: '^(/api/pictures/[0-9a-f]{32}\\.webp)?$',
    description: 'Address of an uploaded picture; empty or left out: the release’s',
  }),
);
const civilDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const clockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const year = Type.Integer({ minimum: 1900, maximum: 2100 });
const metres = Type.Number({ minimum: -5000, maximum: 5000 });
const latitude = Type.Number({ minimum: -90, maximum: 90 });
const longitude = Type.Number({ minimum: -180, maximum: 180 });
const offset = Type.Tuple([metres, metres]);
const quote = Type.String({ minLength: 1, maxLength: PARAGRAPH });
const bilingualLine = Type.Object({ en: line, de: line });
const bilingualParagraph = Type.Object({ en: paragraph, de: paragraph });
const saidText = Type.Optional(Type.Object({ en: Type.Optional(paragraph), de: Type.Optional(paragraph) }));

const authority = Type.Object({ name: line, address: line, phone: line, email: line });
const company = Type.Object({ company: line, seat: bilingualLine });
const rating = Type.Object({
  value: Type.Number({ minimum: 1, maximum: 5 }),
  count: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  source: filledLine,
  asOf: civilDate,
  check: bilingualParagraph,
});
const way = Type.Object({ name: line, course: Type.Array(offset, { minItems: 2, maxItems: 30 }) });
const weekday = Type.Union([
  Type.Literal('Monday'),
  Type.Literal('Tuesday'),
  Type.Literal('Wednesday'),
  Type.Literal('Thursday'),
  Type.Literal('Friday'),
  Type.Literal('Saturday'),
  Type.Literal('Sunday'),
]);

/** What pages, mails and legal texts say of the studio. A text that is empty is not known yet. */
export const Profile = Type.Object(
  {
    studio: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S(.*\\S)?$' }),
      claim: Type.Object({ en: filledLine, de: filledLine }),
      founded: Type.Integer({ minimum: 1000, maximum: 2100 }),
      address: Type.Object({
        street: filledLine,
        postcode: filledLine,
        city: filledLine,
        district: filledLine,
        country: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' }),
        latitude,
        longitude,
      }),
      contact: Type.Object({
        email: Type.String({ maxLength: PROFILE_LINE, pattern: '^\\S+@\\S+\\.\\S+$' }),
        phone: filledLine,
        whatsapp: line,
      }),
      legal: Type.Object({
        company: line,
        managingDirectors: Type.Array(line, { maxItems: 10 }),
        register: line,
        vatId: line,
      }),
      links: Type.Object({ maps: webAddress, memberLogin: webAddress, instagram: webAddress }),
      classesPerWeek: Type.Integer({ minimum: 1, maximum: 2000 }),
      gentlestClass: line,
      largestClass: Type.Integer({ minimum: 1, maximum: 200 }),
      imageHost: webAddress,
      colour: Type.String({ pattern: '^#[0-9a-f]{6}$', description: "The signal colour, '#rrggbb'" }),
      joiningFee: Type.Optional(
        Type.Refine(
          Type.Integer({
            description:
              'In cents with value-added tax, at most 100000, asked once when a membership begins; 0 or left out: none',
          }),
          (cents) => cents >= 0 && cents <= HIGHEST_JOINING_FEE,
          () => JOINING_FEE_FAULT,
        ),
      ),
      pictures: Type.Optional(
        Type.Object({
          logo: Type.Optional(
            Type.String({
              pattern: '^(/api/pictures/[0-9a-f]{32}-[1-9]\\d{0,3}\\.webp)?$',
              description: 'Address of an uploaded logo; empty or left out: pages show the name',
            }),
          ),
          hero: picture,
          plates: picture,
          room: picture,
          kettlebells: picture,
          coaching: picture,
          area: picture,
          'big-six': picture,
          'building-strength': picture,
          'core-power': picture,
          'tracked-weights': picture,
          'holistic-approach': picture,
          personalized: picture,
        }),
      ),
    }),
    details: Type.Object({
      liabilityInsurance: Type.Object({ insurer: line, address: line, territory: line }),
      authorities: Type.Object({ dataProtection: authority, accessibility: authority }),
      processors: Type.Object({ hosting: company, mail: company }),
      bookingService: Type.Object({ name: line, company: line, seat: bilingualLine }),
      gettingThere: bilingualParagraph,
      changingRooms: Type.Optional(bilingualParagraph),
      access: Type.Optional(bilingualParagraph),
      openingHours: Type.Array(
        Type.Object({
          days: Type.Array(weekday, { minItems: 1, maxItems: 7, uniqueItems: true }),
          opens: clockTime,
          closes: clockTime,
        }),
        { maxItems: 14 },
      ),
      rating: Type.Union([rating, Type.Null()]),
      partnerRating: Type.Union([rating, Type.Null()]),
      testimonialsNote: bilingualParagraph,
    }),
    about: Type.Optional(
      Type.Object(
        {
          formulaName: Type.Optional(line),
          opening: saidText,
          water: saidText,
          teaching: saidText,
        },
        { description: 'What the page about the studio says of this one alone; left out: nothing' },
      ),
    ),
    coaches: Type.Array(
      Type.Object({
        id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
        firstName: filledLine,
        since: year,
        note: bilingualParagraph,
        hasPortrait: Type.Boolean(),
        portrait: Type.Optional(
          Type.String({
            pattern: '^(/api/pictures/[0-9a-f]{32}\\.webp|/media/coaches/[a-z0-9-]{1,40}\\.webp)?$',
            description: 'Address of a picture; left out: the release’s, which is named as the coach is',
          }),
        ),
      }),
      { maxItems: 60 },
    ),
    testimonials: Type.Array(
      Type.Object({
        firstName: filledLine,
        memberSince: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }),
        saidIn: Type.Union([Type.Literal('en'), Type.Literal('de')]),
        text: Type.Object({ en: quote, de: quote }),
      }),
      { maxItems: 24 },
    ),
    neighbourhood: Type.Union([
      Type.Object({
        streets: Type.Array(way, { maxItems: 20 }),
        railway: way,
        station: Type.Object({ name: line, at: offset }),
        description: bilingualParagraph,
        drawnFor: Type.Optional(
          Type.Object(
            { street: line, postcode: line, city: line, latitude, longitude },
            {
              description:
                'The sketch is shown while this is the address; left out: that of the release’s sketch',
            },
          ),
        ),
      }),
      Type.Null(),
    ]),
  },
  { title: 'StudioProfile' },
);
export type Profile = Static<typeof Profile>;

const Version = Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: '0: as the release came' });

export const DeskProfile = Type.Object(
  {
    version: Version,
    profile: Profile,
    missing: Type.Array(Type.String(), {
      description: "Paths of what the law asks for and nobody has entered, such as 'studio.legal.company'",
    }),
    is_public: Type.Boolean({
      description: 'False while visitors see nothing, because something is missing',
    }),
    is_sketch_gone: Type.Boolean({
      description: 'True while the sketch of the area is not shown, because it was drawn for another address',
    }),
  },
  { title: 'DeskProfile' },
);
export type DeskProfile = Static<typeof DeskProfile>;

export const ProfileVersion = Type.Object(
  {
    version: Version,
    saved_at: Type.Union([Time, Type.Null()], { description: 'Null: as the release came' }),
    changed: Type.Array(Type.String(), { description: 'Paths of what this version changed' }),
  },
  { title: 'ProfileVersion' },
);
export type ProfileVersion = Static<typeof ProfileVersion>;

export const readDeskProfile = {
  method: 'GET',
  path: '/desk/profile',
  summary: 'Name, address, company, texts and colour of the studio, and what is still missing',
  access: 'desk',
  answers: { 200: DeskProfile, 401: Problem, 403: Problem },
} as const satisfies Call;

export const saveDeskProfile = {
  method: 'PUT',
  path: '/desk/profile',
  summary:
    'Saves a new version, which every page and mail shows within a minute; `was` is what the form showed',
  access: 'desk',
  body: Type.Object({ was: Profile, profile: Profile }),
  answers: {
    200: Type.Object({ version: Version, change: Type.Union([Type.String(), Type.Null()]) }),
    401: Problem,
    403: Problem,
    409: Problem,
    422: Problem,
  },
} as const satisfies Call;

export const listProfileVersions = {
  method: 'GET',
  path: '/desk/profile/versions',
  summary: 'The versions of the profile, newest first',
  access: 'desk',
  answers: { 200: Type.Array(ProfileVersion), 401: Problem, 403: Problem },
} as const satisfies Call;

export const readProfileVersion = {
  method: 'GET',
  path: '/desk/profile/versions/{version}',
  summary: 'The profile as a version had it',
  access: 'desk',
  params: Type.Object({ version: Type.String({ pattern: '^\\d{1,9}$' }) }),
  answers: { 200: Profile, 401: Problem, 403: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const previewProfile = {
  method: 'POST',
  path: '/desk/profile/previews',
  summary:
    'Makes a link under which the site’s pages are drawn with a profile that is not saved; it works for a day',
  access: 'desk',
  body: Type.Object({ profile: Profile }),
  answers: {
    201: Type.Object({ query: Type.String({ description: "To add to the address of a page: 'preview=…'" }) }),
    401: Problem,
    403: Problem,
    422: Problem,
  },
} as const satisfies Call;
