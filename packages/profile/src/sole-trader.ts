import type { StudioBasics } from './studio-profile.ts';

/** Forms of what is no single person, as they have to be in its name (§ 4 GmbHG, § 4 AktG, § 19 HGB). */
const FORM =
  /(?<!\p{L})(?:g?GmbH|mbH|UG|AG|SE|KGaA|KG|OHG|oHG|e?GbR|PartG(?:mbB)?|eG|e\.\s?V\.|Verein|Stiftung|Gesellschaft|Ltd|Limited)(?!\p{L})/u;
/** A sole trader may be in the register, too (§ 19 (1) no. 1 HGB). */
const REGISTERED = /(?<!\p{L})e\.\s?K(?:\.|fm\.|fr\.)/u;

/**
 * Whether one person is the business: the imprint then says their name (§ 5 (1) no. 1 DDG), and nobody represents them. Two owners
 * without a form in the name are a partnership.
 */
export function isSoleTrader({ company, managingDirectors, register }: StudioBasics['legal']): boolean {
  const isNobodyElse = managingDirectors.length <= 1 && !FORM.test(company);
  return isNobodyElse && (register === '' || REGISTERED.test(company));
}
