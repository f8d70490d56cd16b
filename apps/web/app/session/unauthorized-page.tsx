import { studio } from '@lifted/profile/studio';
import { addressOf } from '../addresses.ts';
import { pageMeta } from '../page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

export const meta = () =>
  pageMeta({ title: 'No access', description: 'This page is not open to your account.' });

/** Where the guard sends people whose roles do not open a page (specification, section 2). */
export default function UnauthorizedPage() {
  const { email } = studio.contact;
  return (
    <Page
      heading="No access"
      lead={
        <p>
          This page is not open to your account. If you think it should be, write to{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
      }
    >
      <p>
        <ButtonLink to={addressOf('home')}>Back to home</ButtonLink>
      </p>
    </Page>
  );
}
