import { pageLanguage } from '@lifted/client/http/page-language.ts';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { Component, type ReactNode } from 'react';

import { ERROR_WORDS } from './error-words.ts';

/** Shown when even the error page failed (specification, section 8). */
export class LastResort extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const language = pageLanguage();
    const { lastResort, startAgain } = ERROR_WORDS[language];
    return (
      <main style={{ padding: '2rem' }}>
        <h1>{lastResort}</h1>
        <p>
          <a href={pathIn(language, '/')}>{startAgain}</a>
        </p>
      </main>
    );
  }
}
