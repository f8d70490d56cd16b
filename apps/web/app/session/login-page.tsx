import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Login', description: 'm' });

export default function LoginPage() {
  return <Page heading="Login" />;
}
