import { Button } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { useWords } from '../language.ts';
import { useTitle } from '../use-title.ts';
import { ACCESS_WORDS } from './access-words.ts';

/** Shown in place of the app when a page of it failed, so without its frame: that may be what failed. */
export function ErrorPage() {
  const { failed, failedLead, reload } = useWords(ACCESS_WORDS);
  useTitle(failed);
  return (
    <main>
      <Page heading={failed} lead={failedLead}>
        <Button onClick={() => window.location.reload()}>{reload}</Button>
      </Page>
    </main>
  );
}
