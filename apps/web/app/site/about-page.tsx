import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'About', description: 'About' });

export default function AboutPage() {
  return <Page heading="About" />;
}
