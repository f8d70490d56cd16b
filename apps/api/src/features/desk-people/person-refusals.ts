import { refusedField, refusing, type Refusal, type Sentence } from '../../http/errors/refusal.ts';
import { EMAIL_WANTED } from '../../http/input/field-faults.ts';
import { LAST_OWNER } from '../../data/owners.ts';

/** Also for somebody who cannot sign in at all. */
export const noAccount = refusing('not_found', {
  en: 'This person has no account.',
  de: 'Diese Person hat kein Konto.',
});

/** A link would only be refused. */
export const isDisabled = refusing('account_disabled', {
  en: 'This account is disabled. A link would not let the person in.',
  de: 'Dieses Konto ist gesperrt. Mit einem Link käme die Person nicht hinein.',
});

export const noSuchNote = refusing('not_found', {
  en: 'There is no such note.',
  de: 'Diese Notiz gibt es nicht.',
});

export const notOwnNote = refusing('not_allowed', {
  en: 'Only the person who wrote a note can change it.',
  de: 'Eine Notiz ändert nur, wer sie geschrieben hat.',
});

const FAULTS = {
  taken: {
    en: 'Somebody else has this address.',
    de: 'Diese Adresse hat schon jemand anders.',
  },
  name: {
    en: 'Please enter a name.',
    de: 'Gib bitte einen Namen ein.',
  },
  staffAddress: {
    en: 'Only the owner can change the address of somebody who works here.',
    de: 'Die Adresse von jemandem, der hier arbeitet, kann nur die Leitung ändern.',
  },
  ownRole: {
    en: 'You cannot take the role of the owner from yourself. Another owner can.',
    de: 'Die Rolle „Leitung“ kannst du dir nicht selbst nehmen. Das kann nur jemand anders mit dieser Rolle.',
  },
  becomesNoOwner: {
    en: 'This account is about to be deleted. Please call that off first.',
    de: 'Dieses Konto wird demnächst gelöscht. Brich das bitte zuerst ab.',
  },
  noRole: {
    en: 'Please choose at least one role.',
    de: 'Wähl bitte mindestens eine Rolle.',
  },
  worksHere: {
    en: 'Somebody with this address works here already. You can change their roles.',
    de: 'Mit dieser Adresse arbeitet schon jemand hier. Du kannst die Rollen ändern.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

export function addressTaken(): Refusal {
  return refusedField('email', FAULTS.taken);
}

export function staffAddress(): Refusal {
  return refusedField('email', FAULTS.staffAddress);
}

export function noAddress(): Refusal {
  return refusedField('email', EMAIL_WANTED);
}

export function noName(field: 'first_name' | 'last_name'): Refusal {
  return refusedField(field, FAULTS.name);
}

export function ownOwnerRole(): Refusal {
  return refusedField('roles', FAULTS.ownRole);
}

export function lastOwner(): Refusal {
  return refusedField('roles', LAST_OWNER);
}

export function becomesNoOwner(): Refusal {
  return refusedField('roles', FAULTS.becomesNoOwner);
}

export function noRole(): Refusal {
  return refusedField('roles', FAULTS.noRole);
}

export function worksHereAlready(): Refusal {
  return refusedField('email', FAULTS.worksHere);
}
