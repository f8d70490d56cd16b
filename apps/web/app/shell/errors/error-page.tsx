import { studio } from '@lifted/profile/studio';
import { isRouteErrorResponse } from 'react-router';
import { addressOf } from '../../addresses.ts';
import { ChunkLoadError } from '@lifted/client/http/load-chunk.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import styles from './error-page.module.css';
import { NotFound } from './not-found.tsx';
import { requestIdOf } from './request-id.ts';
import { Shell } from '../shell.tsx';
import { useFocusOnArrival } from '@lifted/design/use-focus-on-navigation.ts';

/** Shown when a page failed (specification, section 8; the stack trace shows in development only). */
export function ErrorPage({ error }: { readonly error: unknown }) {
  useFocusOnArrival();
  return <Shell>{pageFor(error)}</Shell>;
}

function pageFor(error: unknown) {
  if (error instanceof ChunkLoadError) return <MissingChunk chunk={error.chunk} />;
  if (!isRouteErrorResponse(error)) return <ApplicationError error={error} />;
  return error.status === 404 ? (
    <NotFound />
  ) : (
    <ThrownResponse status={error.status} text={error.statusText} />
  );
}

function ThrownResponse({ status, text }: { readonly status: number; readonly text: string }) {
  return (
    <Page heading="Unhandled Thrown Response!" lead={`${status} ${text}`}>
      <WayBack />
    </Page>
  );
}

function MissingChunk({ chunk }: { readonly chunk: string }) {
  return (
    <Page heading={`Loading chunk ${chunk} failed.`} lead="This page didn’t load completely.">
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </Page>
  );
}

function ApplicationError({ error }: { readonly error: unknown }) {
  const requestId = requestIdOf(error);
  return (
    <Page
      heading="Application Error"
      lead="Something went wrong on our side, not on yours. Try the page again."
    >
      {requestId !== null && (
        <p className={styles.request}>
          If you write to <a href={`mailto:${studio.contact.email}`}>{studio.contact.email}</a>, please
          include this: <code>{requestId}</code>
        </p>
      )}
      {import.meta.env.DEV && error instanceof Error && <pre className={styles.stack}>{error.stack}</pre>}
      <WayBack />
    </Page>
  );
}

/** `reloadDocument`, because the scripts of this page have just failed. */
function WayBack() {
  return (
    <p>
      <ButtonLink to={addressOf('home')} reloadDocument>
        Back to home
      </ButtonLink>
    </p>
  );
}
