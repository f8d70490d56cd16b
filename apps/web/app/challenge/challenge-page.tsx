import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Challenge', description: 'm' });

export default function ChallengePage() {
  return <Page heading="Challenge" />;
}
