import type { PaymentMethod } from '@lifted/domain/contracts/studio-terms';
import type { InBothLanguages, Language } from '../../language.ts';

const PAYMENT_WORDS = {
  en: {
    credit_card: 'credit card',
    paypal: 'PayPal',
    direct_debit: 'direct debit',
    instant_bank_transfer: 'instant bank transfer',
  },
  de: {
    credit_card: 'Kreditkarte',
    paypal: 'PayPal',
    direct_debit: 'Lastschrift',
    instant_bank_transfer: 'Sofortüberweisung',
  },
} satisfies InBothLanguages<Record<PaymentMethod, string>>;

/** British lists have no comma before 'or'. */
const LIST_LOCALES: InBothLanguages<string> = { en: 'en-GB', de: 'de-DE' };

/** 'credit card, PayPal or direct debit', 'Kreditkarte, PayPal oder Lastschrift'. */
export function paymentWords(methods: readonly PaymentMethod[], language: Language): string {
  const names = methods.map((method) => PAYMENT_WORDS[language][method]);
  return new Intl.ListFormat(LIST_LOCALES[language], { type: 'disjunction' }).format(names);
}
