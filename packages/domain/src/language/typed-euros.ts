const CENTS = 100;
/** Up to seven digits, or groups of three with another sign than the one before the cents. */
const AMOUNT = /^(?:\d{1,7}|\d{1,3}(?:\.\d{3}){1,2}(?=,)|\d{1,3}(?:,\d{3}){1,2}(?=\.))(?:[.,]\d{1,2})?$/;

/**
 * The cents of a price as somebody writes it: '94', '94,00 €', '1.234,50', '1,234.50', 'EUR 9.5'; undefined where it is none. '1.234'
 * is none either: whether a thousand or a slip is meant, nobody can tell.
 */
export function typedEuros(text: string): number | undefined {
  const amount = text.replaceAll(/€|EUR|\s/gi, '');
  if (!AMOUNT.test(amount)) return undefined;
  const [whole = '', part = ''] = amount.split(/[.,](?=\d{1,2}$)/);
  return Number(whole.replaceAll(/[.,]/g, '')) * CENTS + Number(part.padEnd(2, '0'));
}
