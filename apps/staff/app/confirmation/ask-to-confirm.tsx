import type { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { createRoot } from 'react-dom/client';
import { languageAt } from '@lifted/domain/language/language-of-path';
import { ConfirmationDialog, type Asking } from './confirmation-dialog.tsx';

/** The dialog that is open; calls refused meanwhile wait for it as well. */
let asked: Promise<boolean> | undefined;

/** Shows the dialog, above whatever page or dialog the call came from. */
export function askToConfirm(asking: Asking, refusal: ApiProblem): Promise<boolean> {
  asked ??= ask(asking, refusal).finally(() => {
    asked = undefined;
  });
  return asked;
}

async function ask(asking: Asking, refusal: ApiProblem): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const language = languageAt(window.location.pathname);
  root.render(<ConfirmationDialog {...asking} refusal={refusal} language={language} close={resolve} />);
  try {
    return await promise;
  } finally {
    root.unmount();
    place.remove();
  }
}
