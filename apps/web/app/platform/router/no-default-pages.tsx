import { Component, type ReactNode } from 'react';

/*
 * Replaces two files of the router (build-steps/own-router-parts.ts): its own pages for a site that is loading and for one that
 * failed. The root route has both (app/root.tsx); what is left is the boundary around the router itself.
 */

/** What a page says when the router itself failed, in both languages because nothing of the page is left to tell its own. */
export class RemixErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <html lang="en">
        <body>
          <h1>Something went wrong. Please reload this page.</h1>
          <p lang="de">Etwas ist schiefgegangen. Bitte lade diese Seite neu.</p>
        </body>
      </html>
    );
  }
}

export const BoundaryShell = neverAsked;
export const RemixRootDefaultErrorBoundary = neverAsked;
export const RemixRootDefaultHydrateFallback = neverAsked;

function neverAsked(): never {
  throw new Error('The root of this site has pages of its own for this.');
}
