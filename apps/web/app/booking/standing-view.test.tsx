import { berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { StandingView, type StandingViewProps } from './standing-view.tsx';

const NOW = berlinInstant('2026-11-23', '12:00');
const TONIGHT = berlinInstant('2026-11-23', '18:30');
const TOMORROW = berlinInstant('2026-11-24', '18:30');
const PASS = {
  kind: 'pass',
  id: 'e',
  from: '2026-01-01',
  until: '2026-12-31',
  validIn: [],
  credits: 4,
  productName: '10 Workouts',
} as const;

/** What the timetable and the page of a class show beside it. */
function shown(
  standing: StandingViewProps['standing'],
  { start = TOMORROW, address = '/workouts' }: { readonly start?: Date; readonly address?: string } = {},
): string {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <StandingView
        standing={standing}
        workoutId="evening"
        named="Heavy Basics, 18:30"
        start={start}
        now={NOW}
        look="signal"
        isSending={false}
        onCommand={() => undefined}
      />
    </MemoryRouter>,
  );
  return html.replaceAll('\u00a0', ' ');
}

/** What a button is called by who hears it. */
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]+>/g, ''),
  );

it('names the class on every button that books it or joins its list', () => {
  expect(buttons(shown({ kind: 'open', payer: PASS }))).toEqual(['Book Heavy Basics, 18:30']);
  expect(buttons(shown({ kind: 'open', payer: PASS }, { address: '/de/workouts' }))).toEqual([
    'Buchen Heavy Basics, 18:30',
  ]);
  const full = { kind: 'full', payer: PASS, chance: undefined } as const;
  expect(buttons(shown(full))).toEqual(['Join the waitlist Heavy Basics, 18:30']);
});

it('says beside the button what cancelling will cost, once it is too late to cancel free', () => {
  const open = { kind: 'open', payer: PASS } as const;
  expect(shown(open, { start: TONIGHT })).toContain(
    'Cancelling is free for 10 minutes after booking, then it costs 1 workout.',
  );
  expect(shown(open, { start: TONIGHT, address: '/de/workouts' })).toContain('danach kostet es 1 Workout.');
  expect(shown(open)).not.toContain('Cancelling');
});

it('says where the button would be why somebody without a pass cannot book', () => {
  const refused = { kind: 'refused', reason: 'no_entitlement', elsewhere: undefined } as const;
  const [english, german] = [shown(refused), shown(refused, { address: '/de/workouts' })];
  expect(buttons(english)).toEqual([]);
  expect(english).toContain('You need a pass or membership');
  expect(german).toContain('Dafür brauchst du ein Paket oder eine Mitgliedschaft');
});
