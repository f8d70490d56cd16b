import { details } from './details.ts';
import type { WholeStudio } from './studio-profile.ts';
import { studio } from './studio.ts';

/** The studio with what legal texts, the home page and search engines want to know. */
export const wholeStudio: WholeStudio = { ...studio, ...details };
