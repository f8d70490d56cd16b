// First, so that the order of the cascade layers is declared before anything uses one.
import '@lifted/design/theme/tokens.css';
import '@lifted/design/theme/fonts.css';
import '@lifted/design/theme/base.css';
import { studio } from '@lifted/profile/studio';
import { useLayoutEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { StudioSettingsBlock } from '@lifted/client/studio-settings.tsx';
import { ErrorPage } from './shell/errors/error-page.tsx';
import { LastResort } from './shell/errors/last-resort.tsx';
import { LoadingPage } from './shell/loading-page.tsx';
import { Shell } from './shell/shell.tsx';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { createApiClient } from '@lifted/client/http/api-client.ts';
import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { MANIFEST_ADDRESS } from './platform/manifest-address.ts';
import { useGoTo } from './platform/use-go-to.ts';
import { FixedLanguage, useLanguage, type Language } from './language.ts';
import { studioMeta } from './seo/page-meta.ts';
import { ProfileBlock } from './seo/profile-block.tsx';
import { StudioBrand } from './seo/studio-brand.tsx';
import { createLazySession } from '@lifted/client/session/lazy-session.ts';
import { SessionProvider } from '@lifted/client/session/session-context.tsx';
import headingFont from '@lifted/design/theme/fonts/archivo-wide.woff2?url';
import textFont from '@lifted/design/theme/fonts/inter.woff2?url';

const session = createLazySession(async (page) =>
  (await loadChunk('open-session', () => import('@lifted/client/session/open-session.ts'))).openSession(page),
);
const apiClient = createApiClient({ authorize: session.authorize });

/** The document around every page, the error page included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const language = useDocumentLanguage();
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The top bar is black steel in both colour schemes. */}
        <meta name="theme-color" content="#111110" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={MANIFEST_ADDRESS[language]} />
        <Meta />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={headingFont} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={textFont} />
        <Links />
        <StudioBrand />
      </head>
      <body>
        {children}
        <StudioSettingsBlock />
        <ProfileBlock />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * The language for the document's root element. Said to the document again, because React leaves an attribute of the
 * fallback page as it was. Before any effect that calls the API, which reads it there.
 */
function useDocumentLanguage(): Language {
  const language = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return language;
}

/** For pages that have no title of their own: the fallback page, whose error is null, and the error pages. */
export const meta = ({ error }: { readonly error?: unknown }) =>
  studioMeta(error == null ? studio.name : `Something went wrong · ${studio.name}`);

export default function App() {
  return (
    <SessionProvider session={session} goTo={useGoTo()}>
      <ApiClientProvider client={apiClient}>
        <Outlet />
      </ApiClientProvider>
    </SessionProvider>
  );
}

/** Shown at addresses that are not prerendered until the scripts have loaded. */
export function HydrateFallback() {
  return (
    <FixedLanguage value="en">
      <Shell>
        <LoadingPage />
      </Shell>
    </FixedLanguage>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <LastResort>
      <ErrorPage error={error} />
    </LastResort>
  );
}
