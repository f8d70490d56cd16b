import { noteServerTime } from '@lifted/client/http/server-clock.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testClass, testFloor } from '../device/test-floor.ts';
import { FloorContext } from '../device/use-floor.ts';
import { GridPage } from './grid-page.tsx';
import type { PersonOnGrid } from './grid-rows.ts';

const person = (name: string): PersonOnGrid => ({
  customerId: name.toLowerCase(),
  name,
  isNew: false,
  isAbsent: false,
});
const [ANNA, BEN, CEM] = [person('Anna'), person('Ben'), person('Cem')];

/** The grid of these people; `become` is what the next answer of the server makes of the roster. */
function draw(...people: readonly PersonOnGrid[]) {
  const floor = testFloor();
  const pageOf = (shown: readonly PersonOnGrid[]) => (
    <FloorContext value={floor}>
      <GridPage
        studioClass={testClass()}
        people={shown}
        unlogged={[]}
        cells={new Map()}
        coachId="jana"
        at={0}
        goTo={() => undefined}
        toRoster={() => undefined}
        toFinish={() => undefined}
      />
    </FloorContext>
  );
  const { rerender } = render(pageOf(people));
  return { floor, become: (...then: readonly PersonOnGrid[]) => rerender(pageOf(then)) };
}

/** Opens the keypad of somebody's first set, of which nothing is known. */
function tap(name: string) {
  const [cell] = screen
    .getAllByRole('row')
    .filter((row) => row.textContent.startsWith(name))
    .flatMap((row) => [...row.querySelectorAll('[data-set="1"]')]);
  if (cell === undefined) throw new Error(`${name} has no row.`);
  fireEvent.click(cell);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  noteServerTime(new Date().toUTCString(), Date.now());
});

describe('while the roster changes under an open set', () => {
  it('what is typed is entered for the person it was typed for', () => {
    const { floor, become } = draw(BEN, CEM);
    tap('Ben');
    press('6');
    press('0');
    become(ANNA, BEN, CEM);
    press('Enter');
    const [command] = floor.unsent.queue.state().writing;
    expect(command).toMatchObject({ kind: 'set', entry: { customer_id: 'ben', lifted: { weight: 60 } } });
  });

  it('the keypad of the last person stays when somebody above them leaves', () => {
    const { become } = draw(ANNA, BEN);
    tap('Ben');
    become(BEN);
    expect(screen.getByRole('dialog').textContent).toContain('Ben');
  });

  it('a note that is being written is kept', () => {
    const { become } = draw(BEN, CEM);
    press('Note');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Heels up' } });
    become(ANNA, BEN, CEM);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Heels up');
    expect(screen.getByRole('dialog').textContent).toContain('Ben');
  });

  it('the keypad closes when the person themselves is taken off the roster, and is nobody else’s', () => {
    const { become } = draw(ANNA, BEN);
    tap('Ben');
    become(ANNA);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a set is made when the server says it is, on a tablet whose clock runs slow', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T14:05:00Z'), toFake: ['Date'] });
  noteServerTime('Fri, 27 Nov 2026 17:05:00 GMT', Date.now());
  const { floor } = draw(BEN);
  tap('Ben');
  press('6');
  press('0');
  press('Enter');
  const [command] = floor.unsent.queue.state().writing;
  expect(command).toMatchObject({ entry: { made_at: '2026-11-27T17:05:00.000Z' } });
});
