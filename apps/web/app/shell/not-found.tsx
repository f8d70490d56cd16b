import { addressOf } from '../addresses.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

/** The page for addresses that lead nowhere. */
export function NotFound() {
  return (
    <Page heading="Nothing on this bar." lead="This page does not exist, or it has moved.">
      <ButtonLink to={addressOf('home')}>Back to home</ButtonLink>
    </Page>
  );
}
