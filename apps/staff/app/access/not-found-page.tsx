import { ButtonLink } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { useTitle } from '../use-title.ts';
import { REFUSAL_WORDS } from './refusal-words.ts';

/** At addresses of the app that lead nowhere. */
export function NotFoundPage() {
  const { notFound, notFoundLead, toDesk } = useWords(REFUSAL_WORDS);
  const language = useLanguage();
  useTitle(notFound);
  return (
    <Page heading={notFound} lead={notFoundLead}>
      <p>
        <ButtonLink to={addressIn(language, '/desk')}>{toDesk}</ButtonLink>
      </p>
    </Page>
  );
}
