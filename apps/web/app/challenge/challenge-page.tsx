import { addressOf } from '../addresses.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkRows } from '../ui/link-rows.tsx';
import { Page } from '../ui/page.tsx';

export const meta = () =>
  pageMeta({ title: 'Challenge', description: 'The studio challenge: goal, dates, prize, terms.' });

export default function ChallengePage() {
  return (
    <Page
      heading="Challenge"
      lead="Goal, dates, prize and terms of the studio challenge will be on this page soon. Every class you attend until then counts for your strength anyway."
    >
      <LinkRows rows={[{ to: addressOf('timetable'), text: 'Timetable', note: 'Every class of the week' }]} />
    </Page>
  );
}
