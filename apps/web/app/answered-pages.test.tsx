import type { Challenge } from '@lifted/contract/challenges';
import type { StudioClass } from '@lifted/contract/timetable';
import type { CurrentPrices } from '@lifted/contract/price-list';
import type { MainExercise, WorkoutOfTheDay } from '@lifted/contract/workouts-of-the-day';
import { studio } from '@lifted/profile/studio';
import { describe, expect, it } from 'vitest';
import { addStructuredData } from '../build-steps/add-structured-data.ts';
import { writeAnswer } from './answered-pages.tsx';

const BUILT =
  '<html><head></head><body><main id="main" tabindex="-1"><p role="status">Loading</p></main><footer>end</footer></body></html>';

const squat: MainExercise = {
  exercise_id: 'squat',
  exercise_number: 1,
  name: 'Barbell Back Squat',
  short_name: 'Back Squat',
  reps: 5,
  per_side: false,
  video_url: '/media/exercises/back-squat.mp4',
};

function workout(...exercises: MainExercise[]): WorkoutOfTheDay {
  return {
    is_valid: exercises.length > 0,
    date: '2026-11-20',
    main_exercises: exercises,
    challenge_exercises: [],
    warmup_exercises: [],
  };
}

/** The data the page would read on hydration. */
function dataIn(html: string): unknown {
  const [, text = ''] =
    /<script type="application\/json" id="written-answer">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
}

describe('the page of the workout', () => {
  it('holds the day and its exercises, drawn and as data, and is else as it was built', () => {
    const html = writeAnswer(BUILT, '/wod', workout(squat));
    expect(html).toMatch(/^<html><head><\/head><body><main id="main" tabindex="-1"><div /);
    expect(html).toMatch(/<\/main><footer>end<\/footer><\/body><\/html>$/);
    expect(html).toContain('Friday, 20 November 2026');
    expect(html).toContain('Back Squat</h3>');
    expect(html).toContain('Workout Exercises');
    expect(html).not.toContain('Loading');
    expect(dataIn(html)).toEqual(workout(squat));
  });

  it('speaks the language of its address', () => {
    const html = writeAnswer(BUILT, '/de/wod', workout(squat));
    expect(html).toContain('Freitag, 20. November 2026');
    expect(html).toContain('Übungen des Workouts');
  });

  it('cannot be left by the name of an exercise', () => {
    const name = '</script><b>$&"</main>';
    const html = writeAnswer(BUILT, '/wod', workout({ ...squat, name, short_name: null }));
    expect(html).not.toContain('<b>');
    expect(html.split('</main>')).toHaveLength(2);
    expect(dataIn(html)).toMatchObject({ main_exercises: [{ name }] });
  });

  it('shows the pictures of the first three exercises at once, the first one before all else, and the others without scripts', () => {
    const five = [1, 2, 3, 4, 5].map((exercise_number) => ({ ...squat, exercise_number }));
    const html = writeAnswer(BUILT, '/wod', workout(...five));
    expect(html.match(/<img /g)).toHaveLength(5);
    expect(html.match(/<noscript><img [^>]*><\/noscript>/g)).toHaveLength(2);
    expect(html.match(/<img [^>]*fetchPriority="high"/g)).toHaveLength(1);
    expect(html).not.toContain('<link');
    expect(html).not.toContain('<video');
  });

  it('has no style of its own, which the policy would not let through', () => {
    expect(writeAnswer(BUILT, '/wod', workout(squat))).not.toContain(' style=');
  });

  it('says of a day without a workout that there is none', () => {
    const html = writeAnswer(BUILT, '/wod', workout());
    expect(html).toContain('No workout scheduled for 2026-11-20.');
    expect(dataIn(html)).toEqual(workout());
  });
});

describe('the page of one class', () => {
  const legs: StudioClass = {
    id: 'w17',
    timer_name: 'Legs & Core',
    start_datetime: '2026-11-27T20:30:00+01:00',
    end_datetime: '2026-11-27T21:15:00+01:00',
    coach_first_name: 'Lea',
    coach_profile_image_url: null,
    location_name: 'Main Floor',
    capacity: 12,
    free_places: 3,
  };

  it('holds the class, and the id where the build knew none', () => {
    const built = BUILT.replace('<footer>', '<footer><a href="/de/workout/id.invalid/test">');
    const html = writeAnswer(built, '/workout/w17/test', legs);
    expect(html).toContain('Legs &amp; Core</h2>');
    expect(html).toContain('Friday, 27 November 2026 at 20:30');
    expect(html).toContain('3 places left');
    expect(html).toContain('<footer><a href="/de/workout/w17/test">');
    expect(dataIn(html)).toEqual(legs);
  });

  it('says the address of the branch the class is at, of a chain', () => {
    const branch = { name: 'North', street: 'North Street 1', postcode: '13347', city: 'Berlin' };
    for (const path of ['/workout/w17', '/workout/w17/test', '/de/workout/w17']) {
      const html = writeAnswer(BUILT, path, { ...legs, branch });
      expect(html, path).toContain('North, North Street 1, 13347 Berlin');
      expect(html, path).not.toContain(studio.address.street);
      expect(writeAnswer(BUILT, path, legs), path).toContain(studio.address.street);
    }
  });

  it('encodes an id that is more than a word, and shows no other class', () => {
    const built = BUILT.replace('<footer>', '<footer><a href="/de/workout/id.invalid/test">');
    const html = writeAnswer(built, '/workout/a "b"$&/test', { ...legs, id: 'a "b"$&' });
    expect(html).toContain('<footer><a href="/de/workout/a%20%22b%22%24%26/test">');
    expect(html).toContain('Legs &amp; Core</h2>');
    expect(writeAnswer(BUILT, '/workout/w18/test', legs)).not.toContain('Legs &amp; Core</h2>');
  });

  it('gives its fields other ids than the build gave anything', () => {
    const ids = [...writeAnswer(BUILT, '/workout/w17/test', legs).matchAll(/ id="([^"]+)"/g)];
    expect(ids.map(([, id]) => id).filter((id) => id?.includes('R_')).length).toBeGreaterThan(0);
    expect(ids.filter(([, id]) => id?.startsWith('_R_'))).toEqual([]);
  });
});

it('the page of one challenge holds its title and its terms', () => {
  const challenge: Challenge = {
    id: 'iron',
    title: 'Iron Month Challenge',
    visible: true,
    publish_date: '2026-11-01T08:00:00+01:00',
    start_date: '2026-11-09',
    end_date: '2026-12-06',
    description: null,
    background_image: null,
    prize_image: null,
    challenge_goal: 10,
    status: 'running',
    pick_up_opens: '2026-12-07',
    pick_up_closes: '2026-12-20',
    team_count: 40,
  };
  const html = writeAnswer(BUILT, '/challenge/iron', challenge);
  expect(html).toContain('Iron Month</span>');
  expect(html).toContain('Teilnahmebedingungen');
  expect(html).not.toContain(' style=');
  expect(dataIn(html)).toEqual(challenge);
});

describe('an answer is not written', () => {
  it('into a page that has none', () => {
    expect(() => writeAnswer(BUILT, '/about', workout(squat))).toThrow('no page to write an answer into');
  });

  it('into HTML without a place for it', () => {
    expect(() => writeAnswer('<p>other</p>', '/wod', workout(squat))).toThrow('has no <main>');
  });
});

describe('the price list', () => {
  const PRICES: CurrentPrices = {
    pass_1: 2100,
    pass_5: 9500,
    pass_10: 16_000,
    unlimited: 10_900,
    unlimited_flex: 13_900,
    pass_months: 9,
    term_months: 18,
    vat_percent: 7,
    valid_from: '2027-01-01',
  };
  const built = (path: string) =>
    addStructuredData(BUILT, {
      canonical: `https://studio.example${path}`,
      alternates: [],
      language: 'en',
      heading: 'Heading',
      description: 'What is said of it',
      picture: 'https://studio.example/share/en/home.jpg',
    });

  it.each(['/memberships', '/de/memberships'])(
    '%s shows those of the database, also to search engines',
    (path) => {
      const html = writeAnswer(built(path), path, PRICES);
      expect(html).toMatch(/95(?:\.00)?\s?€|€95/);
      expect(html).toContain('"price":"139.00"');
      expect(html).not.toMatch(/"price":"(?:129|149|99)\.00"/);
      expect(html).toMatch(/(?:Valid for|Gilt) 9 mon/i);
      expect(html).toMatch(/18(?:-month| Monate)/);
      expect(html).toMatch(/7\s?%/);
      expect(dataIn(html)).toEqual(PRICES);
    },
  );

  it('shows what is sold and nothing else, a membership by its name', () => {
    const gone = { pass_1: undefined, unlimited: undefined, term_months: undefined };
    const html = writeAnswer(built('/memberships'), '/memberships', {
      ...PRICES,
      ...gone,
      names: { unlimited_flex: 'Frei' },
    });
    expect(html.match(/"@type":"Offer"/g)).toHaveLength(3);
    expect(html).toContain('>Frei</h3>');
    expect(html).not.toMatch(/€(?:21|99|109)(?![\d.])/);
    expect(html).not.toMatch(/Unlimited|One class at a time/);
    expect(html).toContain('Ten classes on one pass, or as many');
    expect(html).toContain('Pass or membership?');
  });

  it.each(['/memberships', '/de/memberships', '/', '/de'])('without one, %s has no price', (path) => {
    const html = writeAnswer(built(path), path, null);
    expect(html).not.toMatch(/(?:19|85|149|99|129)(?:[.,]00)?\s?€|€(?:19|85|149|99|129)|"price/);
    if (path.endsWith('memberships')) {
      expect(html).toMatch(/tell you our prices|Preise nennen wir/);
      expect(html).not.toMatch(
        /Unlimited|(?:Ten|Five) classes|(?:Zehn|Fünf) Kurse|Pass or membership|Paket oder Mit/,
      );
    }
  });

  it.each([
    ['/', 'from €16 a class'],
    ['/de', 'ab 16\u00a0€ pro Kurs'],
  ])('%s says what a class costs at least, and to search engines from what to what', (path, words) => {
    const html = writeAnswer(built(path), path, PRICES);
    expect(html).toContain(words);
    expect(html).toContain('"priceRange":"€21–€160"');
  });

  it.each(['/terms', '/de/terms'])('%s states the validity, term and tax of the products', (path) => {
    const html = writeAnswer(built(path), path, PRICES);
    expect(html).toMatch(/Ein\sPaket\sgilt\s9\sMonate/);
    expect(html).toMatch(/Mindestlaufzeit\svon\s18\sMonaten/);
    expect(html).toMatch(/\s7\s%\sUmsatzsteuer/);
  });
});
