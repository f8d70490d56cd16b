import { Refusal, refusedField } from '../../http/errors/refusal.ts';

/** The account belongs to no customer, such as a coach's. */
export function notACustomer(): Refusal {
  return new Refusal('no_entitlement', {
    en: 'There is no member with this account, so it can’t book.',
    de: 'Zu diesem Konto gibt es kein Mitglied, deshalb kannst du damit nicht buchen.',
  });
}

/** No fee of this id that the caller owes; another member's is refused alike. */
export function noSuchFee(): Refusal {
  return new Refusal('not_found', {
    en: 'You have no fee with this id.',
    de: 'Du hast keine Gebühr mit dieser ID.',
  });
}

/** An objection without a word in it. */
export function emptyObjection(): Refusal {
  return refusedField('words', {
    en: 'Please tell us what happened.',
    de: 'Schreib uns bitte, was los war.',
  });
}

/** They objected already, in other words, and nobody has decided yet. */
export function objectedBefore(): Refusal {
  return new Refusal('fee_decided', {
    en: 'You’ve already objected to this fee. We’ll decide about it; until then it isn’t due.',
    de: 'Du hast dieser Gebühr schon widersprochen. Wir entscheiden darüber, und bis dahin ist sie nicht fällig.',
  });
}

/** Somebody decided the fee, or it was paid. */
export function feeDecided(): Refusal {
  return new Refusal('fee_decided', {
    en: 'We’ve already decided about this fee. Please write to us if you disagree.',
    de: 'Über diese Gebühr ist schon entschieden. Schreib uns bitte, wenn du das anders siehst.',
  });
}
