import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Memberships', description: 'm' });

export default function MembershipsPage() {
  return <Page heading="Memberships" />;
}
