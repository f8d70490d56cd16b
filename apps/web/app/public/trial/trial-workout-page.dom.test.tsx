import type { StudioClass } from '@lifted/contract/timetable';
import { studio } from '@lifted/profile/studio';
import { wholeStudio } from '@lifted/profile/whole-studio';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import TrialWorkoutPage from './trial-workout-page.tsx';

const CLASS: StudioClass = {
  id: 'evening',
  timer_name: 'Push',
  start_datetime: '2090-11-23T18:30:00+01:00',
  end_datetime: '2090-11-23T19:15:00+01:00',
  coach_first_name: 'Tom',
  coach_profile_image_url: null,
  location_name: 'Main Floor',
  capacity: 12,
  free_places: 3,
};

const { changingRooms, access } = wholeStudio;
afterEach(() => {
  cleanup();
  Object.assign(wholeStudio, { changingRooms, access });
});

function open(changes: Partial<StudioClass> = {}, language: 'en' | 'de' = 'de') {
  const root = language === 'de' ? '/de' : '';
  return renderPage(<TrialWorkoutPage />, {
    at: `${root}/workout/evening/test`,
    route: `${root}/workout/:workoutId/test`,
    answer: () => json({ ...CLASS, ...changes }),
  });
}

describe('the page of a test workout', () => {
  it.each([
    ['de', 'experience', 'die schon mit Gewichten trainiert haben', '/de/workouts?class='],
    ['de', 'advanced', 'Dieser Kurs ist für Fortgeschrittene.', '/de/workouts?class='],
    ['en', 'experience', 'people who have lifted before', '/workouts?class='],
    ['en', 'advanced', 'This class is for advanced lifters.', '/workouts?class='],
  ] as const)('says in %s of a class with level %s whom it is for, and takes the booking', async (...row) => {
    const [language, level, said, address] = row;
    open({ kind: { level } }, language);
    expect((await screen.findByText((text) => text.includes(said))).textContent).toContain(
      studio.gentlestClass,
    );
    const gentler = screen.getByRole('link', { name: studio.gentlestClass });
    expect(gentler.getAttribute('href')).toMatch(new RegExp(`^${address.replace('?', '\\?')}Strength\\+`));
    const press = screen.getByRole('button', { name: language === 'de' ? 'Buchen' : 'Book' });
    expect(press.closest('fieldset')?.disabled).toBe(false);
  });

  it.each([[{ level: 'all' }], [null], [{}]] as const)(
    'says nothing of that for a class with %j',
    async (kind) => {
      open({ kind });
      await screen.findByText('45 Minuten');
      expect(screen.queryByRole('link', { name: studio.gentlestClass })).toBeNull();
    },
  );

  it.each([
    ['de', 'Dauer', '45 Minuten'],
    ['en', 'Length', '45 minutes'],
  ] as const)('says in %s how long the class is', async (language, name, length) => {
    open({}, language);
    expect((await screen.findByText(name)).nextElementSibling?.textContent).toBe(length);
  });

  it('says a longer class’s own length', async () => {
    open({ end_datetime: '2090-11-23T19:30:00+01:00' });
    expect(await screen.findByText('60 Minuten')).toBeDefined();
  });

  it('says what the profile says of changing rooms and steps', async () => {
    open();
    expect(await screen.findByText(changingRooms?.de ?? 'none')).toBeDefined();
    expect(screen.getByText(access?.de ?? 'none')).toBeDefined();
  });

  it('says nothing of what the profile leaves out, nor where a class is at a branch', async () => {
    Object.assign(wholeStudio, { changingRooms: undefined, access: { en: '', de: '' } });
    open();
    await screen.findByText('45 Minuten');
    expect(screen.queryByText('Umkleiden und Duschen')).toBeNull();
    expect(screen.queryByText('Stufen und Aufzug')).toBeNull();
    cleanup();
    Object.assign(wholeStudio, { changingRooms, access });
    open({ branch: { name: 'West', street: 'Kantstraße 2', postcode: '10623', city: 'Berlin' } });
    await screen.findByText('45 Minuten');
    expect(screen.queryByText('Umkleiden und Duschen')).toBeNull();
  });
});
