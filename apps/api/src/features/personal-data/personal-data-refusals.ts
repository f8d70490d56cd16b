import { DELETED_BY_THE_OWNER, DELETION_WORD_WANTED } from '@lifted/domain/retention/account-deletion';
import { LAST_OWNER } from '../../data/owners.ts';
import { refusedField, Refusal } from '../../http/errors/refusal.ts';

export function worksHere(): Refusal {
  return new Refusal('works_here', DELETED_BY_THE_OWNER);
}

export function otherWord(): Refusal {
  return refusedField('word', DELETION_WORD_WANTED);
}

export function nothingAsked(): Refusal {
  return new Refusal('not_found', {
    en: 'No deletion of this account has been requested.',
    de: 'Für dieses Konto ist keine Löschung beantragt.',
  });
}

/** For a caller without an account. */
export function noAccount(): Refusal {
  return new Refusal('not_found', {
    en: 'The studio has no account of yours.',
    de: 'Das Studio hat kein Konto von dir.',
  });
}

/** For an unknown customer, or one without an account. */
export function nobodyHere(): Refusal {
  return new Refusal('not_found', {
    en: 'There is no such person, or no account of theirs.',
    de: 'Diese Person gibt es nicht, oder sie hat kein Konto.',
  });
}

/** For the account of the last owner, or the last whose deletion nobody asked for. */
export function lastOwner(): Refusal {
  return new Refusal('works_here', LAST_OWNER);
}

const OWNERS_ALONE = {
  deletion: {
    en: 'This person works here. Only the owner can have such an account deleted.',
    de: 'Diese Person arbeitet hier. So ein Konto lässt nur die Leitung löschen.',
  },
  export: {
    en: 'This person works here. Only the owner can export the data of such an account.',
    de: 'Diese Person arbeitet hier. Die Daten so eines Kontos exportiert nur die Leitung.',
  },
} as const;

/** For the account of somebody who works here, asked for by the front desk. */
export function ownersAlone(wish: keyof typeof OWNERS_ALONE): Refusal {
  return new Refusal('works_here', OWNERS_ALONE[wish]);
}
