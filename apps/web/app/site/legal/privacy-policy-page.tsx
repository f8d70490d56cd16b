import { pageMeta } from '../../page-meta.ts';
import { Page } from '../../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Datenschutzerklärung', description: 'm' });

export default function PrivacyPolicyPage() {
  return <Page heading="Datenschutzerklärung" />;
}
