import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Your Dashboard', description: 'm' });

export default function DashboardPage() {
  return <Page heading="Your Dashboard" />;
}
