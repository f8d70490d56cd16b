import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { ErrorPage } from './shell/error-page.tsx';
import { LastResort } from './shell/last-resort.tsx';
import { Shell } from './shell/shell.tsx';
import { ApiClientProvider } from './http/api-client-context.tsx';
import { createApiClient } from './http/api-client.ts';
import { Skeleton } from './ui/skeleton.tsx';
import headingFont from './ui/fonts/archivo-wide.woff2?url';
import textFont from './ui/fonts/inter.woff2?url';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';

const apiClient = createApiClient({ tokenSource: () => Promise.resolve(null) });

/** The document around every page, the error page included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f5f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111110" />
        <Meta />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={headingFont} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={textFont} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <ApiClientProvider client={apiClient}>
      <Outlet />
    </ApiClientProvider>
  );
}

/** Stands at addresses that are not prerendered until the scripts have come. */
export function HydrateFallback() {
  return (
    <Shell>
      <div role="status" aria-label="Loading" style={{ minBlockSize: '100svh', padding: 'var(--gutter)' }}>
        <Skeleton width="min(24rem, 80%)" height="var(--text-1)" />
      </div>
    </Shell>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <LastResort>
      <ErrorPage error={error} />
    </LastResort>
  );
}
