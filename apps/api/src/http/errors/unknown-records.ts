/** Refusals of what a request names and the studio does not have, or no longer. */
import { refusedField, refusing, type Refusal, type Sentence } from './refusal.ts';

/** For an unknown id. */
export const noSuchPerson = refusing('not_found', {
  en: 'There is no such person.',
  de: 'Diese Person gibt es nicht.',
});

export const NO_SUCH_COACH: Sentence = {
  en: 'There is no such coach.',
  de: 'Diesen Coach gibt es nicht.',
};

export const NO_SUCH_ROOM: Sentence = {
  en: 'There is no such room.',
  de: 'Diesen Raum gibt es nicht.',
};

const NO_SUCH_BRANCH: Sentence = {
  en: 'This branch does not exist any more. Please choose another one.',
  de: 'Diesen Standort gibt es nicht mehr. Wähl bitte einen anderen.',
};

/** For a branch that somebody has removed since the page was loaded. */
export function noSuchBranch(field: string): Refusal {
  return refusedField(field, NO_SUCH_BRANCH);
}

/** For the link of a mail: mistyped, truncated, or not ours. */
export const noSuchLink = refusing('link_unknown', {
  en: 'This link doesn’t work. Please open the full link from our email again.',
  de: 'Dieser Link funktioniert nicht. Öffne bitte noch einmal den ganzen Link aus unserer Mail.',
});
