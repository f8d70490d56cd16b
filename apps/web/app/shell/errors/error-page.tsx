import { studio } from '@lifted/profile/studio';
import { Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { ERROR_WORDS } from './error-words.ts';
import { ChunkLoadError } from '@lifted/client/http/load-chunk.ts';
import { ButtonLink } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import styles from './error-page.module.css';
import { useFailure } from '../../ui/failed-part.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { requestIdOf } from './request-id.ts';
import { Shell } from '../shell.tsx';
import { useFocusOnArrival } from '@lifted/design/use-focus-on-navigation.ts';

const NotFound = lazyPart('not-found', async () => (await import('./not-found.tsx')).NotFound);

/** Shown when a page failed (specification, section 8; the stack trace shows in development only). */
export function ErrorPage({ error }: { readonly error: unknown }) {
  useFocusOnArrival();
  return <Shell>{pageFor(error)}</Shell>;
}

function pageFor(error: unknown) {
  if (error instanceof ChunkLoadError) return <MissingChunk chunk={error.chunk} />;
  if (!isRouteErrorResponse(error)) return <ApplicationError error={error} />;
  return error.status === 404 ? (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  ) : (
    <ThrownResponse status={error.status} text={error.statusText} />
  );
}

function ThrownResponse({ status, text }: { readonly status: number; readonly text: string }) {
  const { thrown } = useWords(ERROR_WORDS);
  return (
    <Page heading={thrown} lead={`${status} ${text}`}>
      <WayBack />
    </Page>
  );
}

function MissingChunk({ chunk }: { readonly chunk: string }) {
  const { incomplete } = useWords(ERROR_WORDS);
  const { isOffline, text, button } = useFailure(chunk);
  return (
    <Page heading={text} {...(!isOffline && { lead: incomplete })}>
      {button}
    </Page>
  );
}

function ApplicationError({ error }: { readonly error: unknown }) {
  const requestId = requestIdOf(error);
  const { heading, lead, request } = useWords(ERROR_WORDS);
  return (
    <Page heading={heading} lead={lead}>
      {requestId !== null && (
        <p className={styles.request}>
          {request[0]}
          <a href={`mailto:${studio.contact.email}`}>{studio.contact.email}</a>
          {request[1]}
          <code>{requestId}</code>
        </p>
      )}
      {import.meta.env.DEV && error instanceof Error && <pre className={styles.stack}>{error.stack}</pre>}
      <WayBack />
    </Page>
  );
}

/** `reloadDocument`, because the scripts of this page have just failed. */
function WayBack() {
  const { home } = useWords(ERROR_WORDS);
  const address = useAddress();
  return (
    <p>
      <ButtonLink to={address('home')} reloadDocument>
        {home}
      </ButtonLink>
    </p>
  );
}
