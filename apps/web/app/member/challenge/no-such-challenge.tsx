import { addressOf } from '../../addresses.ts';
import { LinkRows } from '@lifted/design/layout/link-rows.tsx';
import { Page } from '@lifted/design/layout/page.tsx';

/** There is no such challenge, or it is not published yet. */
export function NoSuchChallenge() {
  return (
    <Page
      heading="No such challenge"
      lead="There is no challenge at this address. The link may be incomplete, or the challenge has been taken down."
      grows
    >
      <LinkRows
        rows={[
          { to: addressOf('dashboard'), text: 'Dashboard', note: 'Your current challenge is at the top' },
          { to: addressOf('timetable'), text: 'Timetable', note: 'Every class of the week' },
        ]}
      />
    </Page>
  );
}
