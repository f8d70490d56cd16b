import { pageMeta } from '../../page-meta.ts';
import { Page } from '../../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Strength Training for Everyone', description: 'm' });

export default function HomePage() {
  return <Page heading="Strength Training for Everyone" />;
}
