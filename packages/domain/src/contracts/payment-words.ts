import type { InBothLanguages, Language } from '../language/language.ts';
import { listWords } from '../language/list-words.ts';
import type { PaymentMethod } from './studio-terms.ts';

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

/** 'credit card, PayPal or direct debit', 'Kreditkarte, PayPal oder Lastschrift'. */
export function paymentWords(methods: readonly PaymentMethod[], language: Language): string {
  const names = methods.map((method) => PAYMENT_WORDS[language][method]);
  return listWords(names, language, 'or');
}
