import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { ListedExercise } from '../exercises/exercise-groups.ts';
import { SectionEditor } from './section-editor.tsx';
import type { DraftExercise } from './workout-draft.ts';

const ABDUCTION: ListedExercise = {
  id: 'abduction',
  fields: {
    name: 'Abduction',
    short_name: null,
    exercise_group: 'Hip',
    video_url: null,
    implement_id: null,
    step: null,
    per_side: true,
    load_kind: null,
    alternatives: [],
  },
};

/** The section with these exercises; answers what it became. */
function draw(draft: readonly DraftExercise[], faults: readonly string[] = []) {
  const changes: (readonly DraftExercise[])[] = [];
  render(
    <MemoryRouter>
      <SectionEditor
        section="main"
        draft={draft}
        exercises={[ABDUCTION]}
        faults={new Set(faults)}
        change={(changed) => changes.push(changed)}
      />
    </MemoryRouter>,
  );
  return changes;
}

afterEach(cleanup);

it('a new exercise is none until somebody chooses one, and says so', () => {
  const additions = draw([]);
  fireEvent.click(screen.getByText('Add an exercise'));
  const [added = []] = additions;
  expect(added.map(({ exercise_id: id }) => id)).toEqual(['']);
  cleanup();
  const changes = draw(
    added,
    added.map(({ key }) => `${key} exercise`),
  );
  const choice = screen.getByLabelText<HTMLSelectElement>('Exercise');
  expect([...choice.options].map(({ text }) => text)).toEqual(['Please choose', 'Abduction']);
  expect(screen.getByRole('alert').textContent).toBe('Please choose an exercise.');
  fireEvent.change(choice, { target: { value: 'abduction' } });
  expect(changes[0]).toMatchObject([{ exercise_id: 'abduction', per_side: true }]);
});
