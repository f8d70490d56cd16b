import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useParams } from 'react-router';
import { ExercisesPage } from './exercises/exercises-page.tsx';
import { ProgrammePage } from './programme-page.tsx';
import { WorkoutPage } from './workout/workout-page.tsx';

/** What is trained, in one chunk of scripts: the calendar of workouts, one day's, and the exercises. */
export function ProgrammeSection() {
  const list = useParams()['list'] ?? '';
  if (list === 'exercises') return <ExercisesPage />;
  return isCivilDate(list) ? <WorkoutPage date={list} /> : <ProgrammePage />;
}
