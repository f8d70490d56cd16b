import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Become a Trainer', description: 'm' });

export default function BecomeATrainerPage() {
  return <Page heading="Become a Trainer" />;
}
