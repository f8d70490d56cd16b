import { pageMeta } from '../../page-meta.ts';
import { Page } from '../../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Impressum', description: 'm' });

export default function ImprintPage() {
  return <Page heading="Impressum" />;
}
