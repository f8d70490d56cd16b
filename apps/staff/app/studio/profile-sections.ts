import type { FormField } from '../parts/field-values.ts';
import { FORMULA_CARDS } from '@lifted/profile/studio-profile';
import { LogoControl, WidePictureControl } from '../parts/upload/picture-control.tsx';
import type { SectionName, StudioWords } from './studio-words.ts';

/** A form of the page: what it is called in the words, where on the site it shows, and its fields by their paths. */
export interface ProfileSection {
  readonly name: SectionName;
  readonly page: string;
  readonly fields: readonly FormField[];
}

/** The forms of the page in its order. Fields are named by their path in the profile. */
export function profileSections(words: StudioWords): readonly ProfileSection[] {
  const labels = words.fields;
  const text = (name: keyof typeof labels, more: Partial<FormField> = {}): FormField => ({
    name,
    label: labels[name],
    kind: 'text',
    ...more,
  });
  const optional = (name: keyof typeof labels, more: Partial<FormField> = {}) =>
    text(name, { isOptional: true, ...more });
  const picture = (name: keyof typeof labels, hint: string) =>
    optional(name, { kind: 'own', control: WidePictureControl, shown: () => words.ownPicture, hint });
  return [
    {
      name: 'name',
      page: '/',
      fields: [
        text('studio.name', { hint: words.nameHint }),
        text('studio.claim.en'),
        text('studio.claim.de'),
        text('studio.colour', { hint: words.colourHint }),
        text('studio.founded', { kind: 'number' }),
        text('studio.classesPerWeek', { kind: 'number' }),
        text('studio.largestClass', { kind: 'number' }),
        optional('studio.gentlestClass', { hint: words.gentlestHint }),
      ],
    },
    {
      name: 'joining',
      page: '/memberships',
      fields: [optional('studio.joiningFee', { kind: 'euros', hint: words.joiningHint })],
    },
    {
      name: 'pictures',
      page: '/',
      fields: [
        optional('studio.pictures.logo', {
          kind: 'own',
          control: LogoControl,
          shown: () => words.ownPicture,
          hint: words.logoHint,
        }),
        picture('studio.pictures.hero', words.heroHint),
        picture('studio.pictures.plates', words.pictureHint),
        picture('studio.pictures.room', words.pictureHint),
        picture('studio.pictures.kettlebells', words.pictureHint),
        picture('studio.pictures.coaching', words.pictureHint),
        picture('studio.pictures.area', words.areaHint),
      ],
    },
    {
      name: 'formula',
      page: '/about',
      fields: FORMULA_CARDS.map((card) => picture(`studio.pictures.${card}`, words.formulaHint)),
    },
    {
      name: 'about',
      page: '/about',
      fields: [
        optional('about.formulaName', { hint: words.aboutHint }),
        optional('about.opening.en', { kind: 'lines' }),
        optional('about.opening.de', { kind: 'lines' }),
        optional('about.water.en'),
        optional('about.water.de'),
        optional('about.teaching.en', { kind: 'lines' }),
        optional('about.teaching.de', { kind: 'lines' }),
      ],
    },
    {
      name: 'place',
      page: '/',
      fields: [
        text('studio.address.street'),
        text('studio.address.postcode'),
        text('studio.address.city'),
        text('studio.address.district'),
        text('studio.address.latitude'),
        text('studio.address.longitude'),
        optional('studio.links.maps'),
        optional('details.gettingThere.en', { kind: 'lines' }),
        optional('details.gettingThere.de', { kind: 'lines' }),
        optional('details.changingRooms.en', { kind: 'lines' }),
        optional('details.changingRooms.de', { kind: 'lines' }),
        optional('details.access.en', { kind: 'lines', hint: words.accessHint }),
        optional('details.access.de', { kind: 'lines' }),
      ],
    },
    {
      name: 'contact',
      page: '/imprint',
      fields: [
        text('studio.contact.email', { kind: 'email' }),
        text('studio.contact.phone'),
        optional('studio.contact.whatsapp'),
        optional('studio.links.instagram'),
      ],
    },
    {
      name: 'company',
      page: '/imprint',
      fields: [
        optional('studio.legal.company'),
        optional('studio.legal.managingDirectors', { kind: 'lines', hint: words.oneALine }),
        optional('studio.legal.register'),
        optional('studio.legal.vatId'),
        optional('details.liabilityInsurance.insurer'),
        optional('details.liabilityInsurance.address'),
        optional('details.liabilityInsurance.territory'),
      ],
    },
    {
      name: 'processors',
      page: '/privacy-policy',
      fields: [
        optional('details.processors.hosting.company'),
        optional('details.processors.hosting.seat.en'),
        optional('details.processors.hosting.seat.de'),
        optional('details.processors.mail.company'),
        optional('details.processors.mail.seat.en'),
        optional('details.processors.mail.seat.de'),
        optional('details.bookingService.name', { hint: words.bookingServiceHint }),
        optional('details.bookingService.company'),
        optional('details.bookingService.seat.en'),
        optional('details.bookingService.seat.de'),
        optional('details.authorities.dataProtection.name'),
        optional('details.authorities.dataProtection.address'),
        optional('details.authorities.dataProtection.phone'),
        optional('details.authorities.dataProtection.email'),
      ],
    },
    {
      name: 'ratings',
      page: '/',
      fields: (['details.rating', 'details.partnerRating'] as const).flatMap((rating) => [
        optional(`${rating}.source`, { hint: words.ratingHint }),
        optional(`${rating}.value`, { kind: 'decimal' }),
        optional(`${rating}.count`, { kind: 'number' }),
        optional(`${rating}.asOf`, { kind: 'date' }),
        optional(`${rating}.check.en`, { kind: 'lines' }),
        optional(`${rating}.check.de`, { kind: 'lines' }),
      ]),
    },
    {
      name: 'testimonialsNote',
      page: '/',
      fields: [
        optional('details.testimonialsNote.en', { kind: 'lines', hint: words.testimonialsHint }),
        optional('details.testimonialsNote.de', { kind: 'lines' }),
      ],
    },
  ];
}
