import type { ConsentCategory } from './consent.ts';
import type { ReactNode } from 'react';

/**
 * Where a page may show something from others: stands in the built page, also while it is empty. The server reads the
 * attribute and opens the policy of this page, and of no other, for the hosts of that category, if it is set up
 * (apps/api/src/site/page-guests.ts).
 */
export function GuestPlace({
  category,
  className,
  children,
}: {
  readonly category: ConsentCategory;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div data-guest={category} className={className}>
      {children}
    </div>
  );
}
