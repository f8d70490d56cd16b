/** The fragment of the section about prizes; 'Claim Prize' leads there (specification, section 2). */
export const PRIZES_ANCHOR = 'prizes';
