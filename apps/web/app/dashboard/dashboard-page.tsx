import type { getCustomers } from '@lifted/contract/customers';
import { addressOf } from '../addresses.ts';
import { useApiClient } from '../http/api-client-context.tsx';
import { useRemote } from '../http/use-remote.ts';
import { pageMeta } from '../page-meta.ts';
import { useSession } from '../session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { LinkRows } from '../ui/link-rows.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Your Dashboard',
    description: 'Your streak, your strength and every workout you did with us.',
  });

/** Greets whoever is signed in by their first name, 'there' when it is not known (specification, section 2). */
export default function DashboardPage() {
  const { logout, isAuthenticating } = useSession();
  return (
    <Page heading="Your Dashboard" grows>
      <Greeting />
      <LinkRows
        rows={[
          { to: addressOf('workoutOfTheDay'), text: 'Workout of the Day', note: 'What we train today' },
          { to: addressOf('timetable'), text: 'Timetable', note: 'Every class of the week' },
        ]}
      />
      <Button look="outline" disabled={isAuthenticating} onClick={() => void logout()}>
        Logout
      </Button>
    </Page>
  );
}

function Greeting() {
  const remote = useFirstName();
  switch (remote.state) {
    case 'loading':
      return <p role="status">Loading your dashboard...</p>;
    case 'failed':
      return <Notice tone="error">Failed to load your profile data. Please try again later.</Notice>;
    case 'loaded':
      return (
        <p>
          Hi {remote.value}! Your streak, your strength curve and every set you logged come to this page next.
          Nothing is lost meanwhile.
        </p>
      );
    default:
      return remote satisfies never;
  }
}

function useFirstName() {
  const api = useApiClient();
  const { user } = useSession();
  const email = user?.email ?? '';
  const { remote } = useRemote(email, async (signal): Promise<string> => {
    const customers = await api.call<typeof getCustomers>('GET', '/customers', { query: { email }, signal });
    return customers[0]?.first_name ?? 'there';
  });
  return remote;
}
