import type {
  declareTermination,
  declareWithdrawal,
  DeclarationReceipt,
} from '@lifted/contract/contract-declarations';
import {
  readTermination,
  readWithdrawal,
  type DeclarationFault,
  type DeclarationKind,
  type TypedDeclaration,
} from '@lifted/domain/contracts/contract-declaration';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import type { DeclarationWords } from '@lifted/domain/contracts/contract-declaration-words';
import { useState } from 'react';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { startRemote } from '../../platform/http/remote.ts';
import type { Language } from '../../language.ts';
import { faultErrors, problemErrors, withoutField, type FieldErrors } from './field-errors.ts';

/** State of a declaration. */
export type DeclarationState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  /** `isNew` until the person begins to change something. */
  | { readonly state: 'faulty'; readonly errors: FieldErrors; readonly isNew: boolean }
  | { readonly state: 'failed'; readonly error: Error }
  | { readonly state: 'received'; readonly receipt: DeclarationReceipt };

interface Settings {
  readonly kind: DeclarationKind;
  readonly language: Language;
  readonly words: DeclarationWords;
}

/** Sends one declaration at a time; validates with the server's rules first, so most errors need no request. */
export function useDeclaration({ kind, language, words }: Settings) {
  const api = useApiClient();
  const [declaration, setDeclaration] = useState<DeclarationState>({ state: 'idle' });

  function declare(typed: TypedDeclaration): void {
    if (declaration.state === 'sending') return;
    const faults = faultsOf(kind, typed);
    if (faults.length > 0) return setDeclaration(faulty(faultErrors(faults, words)));
    setDeclaration({ state: 'sending' });
    startRemote(
      (signal) => send(api, kind, { typed, language }, signal),
      (remote) => {
        if (remote.state === 'loaded') setDeclaration({ state: 'received', receipt: remote.value });
        if (remote.state === 'failed') setDeclaration(refused(remote.error));
      },
    );
  }

  /** Clears the error of a field that is being changed. */
  function forgive(field: string): void {
    if (declaration.state !== 'faulty' || declaration.errors[field] === undefined) return;
    const errors = withoutField(declaration.errors, field);
    setDeclaration({ state: 'faulty', errors, isNew: false });
  }

  return { declaration, declare, forgive };
}

function faultsOf(kind: DeclarationKind, typed: TypedDeclaration): readonly DeclarationFault[] {
  const reading = kind === 'termination' ? readTermination(typed, timeNow()) : readWithdrawal(typed);
  return reading.outcome === 'faulty' ? reading.faults : [];
}

interface Sent {
  readonly typed: TypedDeclaration;
  readonly language: Language;
}

function send(
  api: ApiClient,
  kind: DeclarationKind,
  { typed, language }: Sent,
  signal: AbortSignal,
): Promise<DeclarationReceipt> {
  const { name = '', email = '', membership = '', contract = '', website = '' } = typed;
  const declarant = { name, email, membership, contract, website, language };
  if (kind === 'withdrawal') {
    return api.call<typeof declareWithdrawal>('POST', '/contract_declarations/withdrawals', {
      body: declarant,
      signal,
    });
  }
  const { cause, reason = '', end, day = '' } = typed;
  return api.call<typeof declareTermination>('POST', '/contract_declarations/terminations', {
    body: {
      ...declarant,
      cause: cause === 'extraordinary' ? cause : 'ordinary',
      reason,
      end: end === 'day' ? end : 'next_possible',
      day,
    },
    signal,
  });
}

function refused(error: Error): DeclarationState {
  if (error instanceof ApiProblem && error.fieldErrors.length > 0) {
    return faulty(problemErrors(error));
  }
  return { state: 'failed', error };
}

function faulty(errors: FieldErrors): DeclarationState {
  return { state: 'faulty', errors, isNew: true };
}
