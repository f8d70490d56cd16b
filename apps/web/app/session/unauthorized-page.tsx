import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Unauthorized', description: 'm' });

export default function UnauthorizedPage() {
  return <Page heading="Unauthorized" />;
}
