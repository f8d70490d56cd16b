import { isRouteErrorResponse } from 'react-router';
import { addressOf } from '../addresses.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';

/** What a visitor sees when a page failed (specification, section 8; the stack trace shows in development only). */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return <Shell>{describe(error)}</Shell>;
}

function describe(error: unknown) {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    return (
      <Page heading="Unhandled Thrown Response!" lead={`${error.status} ${error.statusText}`}>
        <WayBack />
      </Page>
    );
  }
  return (
    <Page
      heading="Application Error"
      lead="Something on our side went wrong. Reload the page, or start again from home."
    >
      {import.meta.env.DEV && error instanceof Error && <pre>{error.stack}</pre>}
      <WayBack />
    </Page>
  );
}

function WayBack() {
  return <ButtonLink to={addressOf('home')}>Back to home</ButtonLink>;
}
