import { pageMeta } from '../../page-meta.ts';
import { Page } from '../../ui/page.tsx';

export const meta = () => pageMeta({ title: 'AGB', description: 'm' });

export default function TermsPage() {
  return <Page heading="AGB" />;
}
