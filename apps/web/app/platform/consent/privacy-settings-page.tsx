import type { MetaArgs } from 'react-router';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { YourChoice } from './your-choice.tsx';
import { StoredInBrowser } from './stored-in-browser.tsx';
import { SETTINGS_WORDS } from './settings-words.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, SETTINGS_WORDS);

/** Every answer of this browser in one place, and what is stored without asking. */
export default function PrivacySettingsPage() {
  const { title, lead } = useWords(SETTINGS_WORDS);
  return (
    <Page heading={title} lead={lead}>
      <YourChoice />
      <StoredInBrowser />
    </Page>
  );
}
