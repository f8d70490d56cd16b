import type { Language } from '@lifted/domain/language/language';
import type { Pool } from 'pg';
import { Refusal, refusedField } from '../http/errors/refusal.ts';
import type { Html } from '../http/forms/escaped-html.ts';
import { formField, registerFormPost, type FormFields } from '../http/forms/form-posts.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { signInUrl } from '../identity/letters/sign-in-link.ts';
import { foundStudio } from './found-studio.ts';
import { QUESTION_WANTS } from './question-wants.ts';
import { isSetUpCode } from './set-up-code.ts';
import { CODE_FIELD, codePage, foundedPage, questionsPage } from './set-up-pages.ts';
import {
  areComplete,
  QUESTION_NAMES,
  readAnswer,
  studioOf,
  type Answers,
  type QuestionName,
} from './studio-questions.ts';

interface SetUpFormDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly publicUrl: string;
  /** The set-up code follows from it. */
  readonly secret: string;
  /** Whether accounts sign in with Firebase, where a link of ours is of no use. */
  readonly usesFirebase: boolean;
  /** Called once the studio is in the database. */
  readonly founded: () => void;
}

/** Guessing 80 bits is hopeless; this keeps the log quiet. */
const TRIES = { max: 20, seconds: 600 };

const WRONG_CODE = {
  en: 'That is not the code. It is printed again at every start of the server.',
  de: 'Das ist nicht der Code. Er wird bei jedem Start des Servers noch einmal ausgegeben.',
};
const SOME_UNREADABLE = {
  en: 'Some answers are missing or cannot be read.',
  de: 'Manche Antworten fehlen oder lassen sich nicht lesen.',
};
const FOUNDED_MEANWHILE = {
  en: 'There is a studio already. Reload this page.',
  de: 'Es gibt schon ein Studio. Lade diese Seite neu.',
};

/** The form of the first start: code, questions, studio. Both steps post to the one address, in the language of the page. */
export function registerSetUpForm(app: StudioApp, dependencies: SetUpFormDependencies): void {
  for (const [address, language] of [
    ['/', 'en'],
    ['/de', 'de'],
  ] as const) {
    registerFormPost(app, {
      address,
      rateLimit: TRIES,
      accept: (fields) => accept(dependencies, fields, language),
      refuse: (fields, refusal) =>
        isCodeRight(dependencies, fields)
          ? questionsPage(language, fields, refusal)
          : codePage(language, refusal),
    });
  }
}

async function accept(
  dependencies: SetUpFormDependencies,
  fields: FormFields,
  language: Language,
): Promise<Html> {
  const { pool, now, publicUrl, usesFirebase, founded } = dependencies;
  if (!isCodeRight(dependencies, fields)) throw refusedField(CODE_FIELD, WRONG_CODE);
  if (!QUESTION_NAMES.some((name) => fields.has(name))) return questionsPage(language, fields);
  const studio = studioOf(readAnswers(fields, language));
  const founding = await foundStudio(pool, studio, { publicUrl, now: now() });
  if (founding.kind === 'unfit') throw refusedAnswers(founding.questions);
  founded();
  if (founding.kind === 'not_empty') throw new Refusal('invalid_input', FOUNDED_MEANWHILE);
  const link = usesFirebase ? undefined : signInUrl(publicUrl, founding.link.token, language);
  return foundedPage(language, { name: studio.name, classes: founding.classes, link });
}

/** Throws a refusal that names every answer that cannot be read. */
function readAnswers(fields: FormFields, language: Language): Answers {
  const answers: Partial<Record<QuestionName, string>> = {};
  for (const name of QUESTION_NAMES) {
    const answer = readAnswer(name, formField(fields, name), language);
    if (answer !== undefined) answers[name] = answer;
  }
  if (areComplete(answers)) return answers;
  throw refusedAnswers(QUESTION_NAMES.filter((name) => answers[name] === undefined));
}

function refusedAnswers(names: readonly QuestionName[]): Refusal {
  const errors = names.map((field) => ({ field, message: QUESTION_WANTS[field] }));
  return new Refusal('invalid_input', SOME_UNREADABLE, { errors });
}

function isCodeRight({ secret }: SetUpFormDependencies, fields: FormFields): boolean {
  return isSetUpCode(formField(fields, CODE_FIELD), secret);
}
