import { wholeStudio } from '@lifted/profile/whole-studio';
import { describe, expect, it } from 'vitest';
import { breadcrumbs, exerciseGym, structuredDataText } from './structured-data.ts';

const ORIGIN = 'https://studio.example';
const gym = exerciseGym(wholeStudio, {
  origin: ORIGIN,
  language: 'de',
  description: 'Krafttraining in der Gruppe',
  picture: `${ORIGIN}/share/de/home.jpg`,
});

describe('the studio as a local business', () => {
  it('says where it is and how to reach it, as the profile does', () => {
    expect(gym).toMatchObject({
      '@type': 'ExerciseGym',
      name: wholeStudio.name,
      url: `${ORIGIN}/de`,
      telephone: wholeStudio.contact.phone,
      address: { streetAddress: wholeStudio.address.street, addressCountry: 'DE' },
      geo: { latitude: wholeStudio.address.latitude },
      openingHoursSpecification: wholeStudio.openingHours.map(({ opens }) => ({ opens })),
    });
  });

  it('has a map only where the profile has a link to one', () => {
    const page = { origin: ORIGIN, language: 'de', description: '', picture: '' } as const;
    const links = { ...wholeStudio.links, maps: '' };
    expect(gym).toHaveProperty('hasMap', wholeStudio.links.maps);
    expect(exerciseGym({ ...wholeStudio, links }, page)).not.toHaveProperty('hasMap');
  });

  it('gives itself no stars', () => {
    expect(JSON.stringify(gym)).not.toMatch(/rating|review/i);
  });

  it('is the same studio in both languages', () => {
    expect(gym['@id']).toBe(`${ORIGIN}/#studio`);
  });
});

it('leads from the home page of the language to the page', () => {
  const page = {
    origin: ORIGIN,
    language: 'de',
    heading: 'Kursplan',
    canonical: `${ORIGIN}/de/workouts`,
  } as const;
  expect(breadcrumbs('LIFTED', page)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'LIFTED', item: `${ORIGIN}/de` },
      { '@type': 'ListItem', position: 2, name: 'Kursplan', item: `${ORIGIN}/de/workouts` },
    ],
  });
});

it('is text that cannot end its element', () => {
  const text = structuredDataText([{ '@type': 'Event', name: '</script>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ '@type': 'Event', name: '</script>' }] });
});
