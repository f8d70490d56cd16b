import type { applyAsTrainer } from '@lifted/contract/trainer-applications';
import { useState } from 'react';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { startRemote } from '../../platform/http/remote.ts';
import { AROUND_WORDS } from './application-words.ts';
import { errorsFrom, type ApplicationBody, type FieldErrors } from './typed-application.ts';
import type { Language } from '../../language.ts';

/** State of the application. */
export type ApplicationState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'received'; readonly firstName: string; readonly isMailed: boolean }
  | { readonly state: 'refused'; readonly message: string | null; readonly errors: FieldErrors };

/** Sends one application at a time: a second call while a request runs does nothing. */
export function useApplication(language: Language) {
  const api = useApiClient();
  const [application, setApplication] = useState<ApplicationState>({ state: 'idle' });

  function apply(body: ApplicationBody): void {
    if (application.state === 'sending') return;
    setApplication({ state: 'sending' });
    startRemote(
      (signal) => api.call<typeof applyAsTrainer>('POST', '/trainer_applications', { body, signal }),
      (remote) => {
        if (remote.state === 'loaded') {
          const isMailed = Boolean(body.email);
          setApplication({ state: 'received', firstName: body.first_name, isMailed });
        }
        if (remote.state === 'failed') setApplication(refusedBy(remote.error, language));
      },
    );
  }

  /** Shows errors found in the browser, without a request. */
  function refuse(errors: FieldErrors): void {
    setApplication({ state: 'refused', message: null, errors });
  }

  return { application, apply, refuse };
}

function refusedBy(error: Error, language: Language): ApplicationState {
  const errors = error instanceof ApiProblem ? errorsFrom(error.fieldErrors) : {};
  if (Object.keys(errors).length > 0) return { state: 'refused', message: null, errors };
  const message = `${error.message} ${AROUND_WORDS[language].nothingLost}`;
  return { state: 'refused', message, errors };
}
