import { studio } from '@lifted/profile/studio';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The frame of a page whose scripts are on their way; says what to do where they never come. */
export function LoadingPage() {
  return (
    <Page heading="One moment …" grows>
      <noscript>
        <p>
          This page needs JavaScript. Without it you reach us by phone,{' '}
          <a href={`tel:${studio.contact.phone}`}>{studio.contact.phone}</a>, or by mail,{' '}
          <a href={`mailto:${studio.contact.email}`}>{studio.contact.email}</a>.
        </p>
      </noscript>
      <Skeleton height="12rem" />
    </Page>
  );
}
