import type { MetaArgs } from 'react-router';
import { addressOf } from '../addresses.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkRows } from '../ui/link-rows.tsx';
import { Page } from '../ui/page.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'About',
    description:
      'Strength training in small groups in Berlin Prenzlauer Berg: who we are and how a class works.',
  });

export default function AboutPage() {
  return (
    <Page
      heading="About"
      lead="Our mission and the Lifted Formula move in here soon. Until then, a class explains it best: 45 minutes, one coach, and weights that fit you."
    >
      <LinkRows
        rows={[
          { to: addressOf('timetable'), text: 'Try a class', note: 'The first one is free' },
          { to: addressOf('workoutOfTheDay'), text: 'See a workout', note: 'Every exercise we train today' },
        ]}
      />
    </Page>
  );
}
