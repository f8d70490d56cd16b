import type { ConsentCategory } from './consent.ts';
import type { ReactNode } from 'react';

/**
 * Where a page may show third-party content, present in the built page even while empty. The server reads the attribute and
 * opens the policy of this page only for the hosts of that category, if it is configured (apps/api/src/site/page-third-parties.ts).
 */
export function ThirdPartyPlace({
  category,
  className,
  children,
}: {
  readonly category: ConsentCategory;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div data-third-party={category} className={className}>
      {children}
    </div>
  );
}
