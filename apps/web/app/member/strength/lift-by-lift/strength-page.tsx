import { Page } from '@lifted/design/layout/page.tsx';
import type { MetaArgs } from 'react-router';
import { useCustomer } from '../../../customer/use-customer-answers.ts';
import { useWords } from '../../../language.ts';
import { pageMeta } from '../../../seo/page-meta.ts';
import { TryAgain } from '../../../ui/try-again.tsx';
import { STRENGTH_PAGE_WORDS } from './strength-page-words.ts';
import { StrengthView } from './strength-view.tsx';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, STRENGTH_PAGE_WORDS);

/** Whether a member gets stronger, lift by lift; the guard around it requires sign-in. */
export default function StrengthPage() {
  const { heading, lead, failed } = useWords(STRENGTH_PAGE_WORDS);
  const { customer, retry } = useCustomer();
  return (
    <Page heading={heading} lead={<p>{lead}</p>} grows>
      {customer.state === 'failed' ? (
        <TryAgain what={failed} onRetry={retry} />
      ) : (
        <StrengthView answers={customer.state === 'loaded' ? customer.value : undefined} />
      )}
    </Page>
  );
}
