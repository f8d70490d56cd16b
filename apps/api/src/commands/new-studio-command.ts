import { readFile } from 'node:fs/promises';
import { migrate } from '@lifted/database/migrate';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import { signInUrl } from '../identity/letters/sign-in-link.ts';
import { readArguments } from './command-line/arguments.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import { nearestName } from '@lifted/domain/language/nearest-name';
import { QUESTION_WANTS } from '../founding/question-wants.ts';
import { foundStudio } from '../founding/found-studio.ts';
import {
  areComplete,
  QUESTION_NAMES,
  QUESTIONS,
  readAnswer,
  studioOf,
  type Answers,
  type QuestionName,
} from '../founding/studio-questions.ts';

/** `new`: a studio of one's own in an empty database (docs/make-it-yours.md). */
export const newStudioCommand: StudioCommand = {
  name: 'new',
  usage: 'new [--language de] [--answers FILE]',
  summary: `make a new studio in an empty database: asks ${QUESTION_NAMES.length} questions, or reads the answers from a JSON file`,
  run: runNew,
};

const WORDS = {
  en: {
    languages: 'The pages and emails will be in English and German, whichever language you answer in.',
    again: 'That cannot be read.',
    otherwise: (answer: string) => ` [${answer}]`,
    founded: (name: string, classes: number) =>
      `${name} is set up, with ${classes} classes in its timetable.`,
    link: 'Sign in as the owner:',
    until: (time: string, owner: string) =>
      `The link works once, until ${time}. Later: npm run studio -- sign-in-link ${owner}`,
    next: 'Start it with npm start and the settings you gave this command. Under Studio, the desk shows what the law asks for and is still missing.',
    noTerminal: 'There is no terminal to ask at: give --answers FILE.',
    stopped: 'Nothing was made: not every question has an answer.',
    noJson: (file: string, reason: string) => `${file} cannot be read as JSON: ${reason}`,
    unfit: 'Nothing was made. Please change these answers:',
    missing: (key: string) => `${key} is missing.`,
    unreadable: (key: string) => `${key} cannot be read.`,
    unknown: (key: string, nearest: string) => `${key} is no question. Did you mean ${nearest}?`,
    notEmpty: 'This database holds a studio already. Choose an empty DATA_DIR or DATABASE_URL.',
  },
  de: {
    languages: 'Seiten und Mails gibt es auf Deutsch und Englisch, egal in welcher Sprache du antwortest.',
    again: 'Das lässt sich nicht lesen.',
    otherwise: (answer: string) => ` [${answer}]`,
    founded: (name: string, classes: number) => `${name} ist da, mit ${classes} Kursen im Kursplan.`,
    link: 'So meldet sich an, wem das Studio gehört:',
    until: (time: string, owner: string) =>
      `Der Link gilt einmal, bis ${time}. Später: npm run studio -- sign-in-link ${owner}`,
    next: 'Starten mit npm start und denselben Einstellungen wie hier. Unter „Studio“ zeigt der Team-Bereich („Empfang“), was das Gesetz verlangt und noch fehlt.',
    noTerminal: 'Hier ist kein Terminal, an dem gefragt werden kann: Gib --answers DATEI an.',
    stopped: 'Es wurde nichts angelegt: Nicht jede Frage hat eine Antwort.',
    noJson: (file: string, reason: string) => `${file} lässt sich nicht als JSON lesen: ${reason}`,
    unfit: 'Es wurde nichts angelegt. Bitte ändere diese Antworten:',
    missing: (key: string) => `${key} fehlt.`,
    unreadable: (key: string) => `${key} lässt sich nicht lesen.`,
    unknown: (key: string, nearest: string) => `${key} ist keine Frage. Ist ${nearest} gemeint?`,
    notEmpty:
      'In dieser Datenbank ist schon ein Studio. Wähl ein leeres DATA_DIR oder eine leere DATABASE_URL.',
  },
} as const;

async function runNew(call: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(
    call.words,
    { language: { type: 'string' }, answers: { type: 'string' } },
    { allowPositionals: false },
  );
  if (typed.kind === 'wrong_usage') return typed;
  const language = LANGUAGES.find((each) => each === (typed.values.language ?? 'en'));
  if (language === undefined) return { kind: 'wrong_usage', sentence: '--language is en or de.' };
  const answers =
    typed.values.answers === undefined
      ? await askAll(call, language)
      : await readAnswers(call.resolvePath(typed.values.answers), language);
  if ('kind' in answers) return answers;

  const { withDatabase, publicUrl, now, screen } = call;
  const words = WORDS[language];
  const studio = studioOf(answers);
  const founding = await withDatabase(async (pool) => {
    await migrate(pool);
    return foundStudio(pool, studio, { publicUrl, now: now() });
  });
  if (founding.kind === 'not_empty') return { kind: 'failed', sentence: words.notEmpty };
  if (founding.kind === 'unfit')
    return unfit(
      language,
      founding.questions.map((name) => faultLine(language, name, 'unreadable')),
    );
  screen.print(words.founded(studio.name, founding.classes));
  screen.print(`${words.link} ${signInUrl(publicUrl, founding.link.token, language)}`);
  screen.note(words.until(berlinTime(founding.link.expiresAt), studio.owner));
  screen.note(words.next);
  return { kind: 'done' };
}

/** One question after the other; an answer that cannot be read is asked for again. */
async function askAll(
  { ask, screen, signal }: CommandCall,
  language: Language,
): Promise<Answers | CommandOutcome> {
  if (ask === undefined) return { kind: 'wrong_usage', sentence: WORDS[language].noTerminal };
  const words = WORDS[language];
  screen.note(words.languages);
  const answers: Partial<Record<QuestionName, string>> = {};
  for (const name of QUESTION_NAMES) {
    const { asks, hint, otherwise } = QUESTIONS[name];
    const asked = hint === undefined ? asks[language] : `${asks[language]} ${hint[language]}`;
    const question = `${asked}${otherwise ? words.otherwise(otherwise[language]) : ''} `;
    for (;;) {
      const typed = await ask(question);
      if (typed === undefined || signal.aborted) return { kind: 'failed', sentence: words.stopped };
      const answer = readAnswer(name, typed, language);
      if (answer !== undefined) {
        answers[name] = answer;
        break;
      }
      screen.note(`${words.again} ${QUESTION_WANTS[name][language]}`);
    }
  }
  return areComplete(answers) ? answers : { kind: 'failed', sentence: words.stopped };
}

/** The answers of a JSON object; all that are missing or cannot be read are named at once. */
async function readAnswers(file: string, language: Language): Promise<Answers | CommandOutcome> {
  let written: unknown;
  try {
    written = JSON.parse(await readFile(file, 'utf8'));
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    return { kind: 'failed', sentence: WORDS[language].noJson(file, reason) };
  }
  const given = new Map<string, unknown>(
    Object.entries(typeof written === 'object' && written !== null ? written : {}),
  );
  const answers: Partial<Record<QuestionName, string>> = {};
  const faults = unknownKeys([...given.keys()], language);
  for (const name of QUESTION_NAMES) {
    const text = given.get(name);
    const typed = typeof text === 'number' ? String(text) : text;
    const answer = readAnswer(name, typeof typed === 'string' ? typed : '', language);
    if (answer !== undefined) answers[name] = answer;
    else faults.push(faultLine(language, name, given.has(name) ? 'unreadable' : 'missing'));
  }
  return faults.length === 0 && areComplete(answers) ? answers : unfit(language, faults);
}

function unknownKeys(keys: readonly string[], language: Language): string[] {
  const known = new Set<string>(QUESTION_NAMES);
  return keys
    .filter((key) => !known.has(key))
    .map((key) => WORDS[language].unknown(key, nearestName(key, QUESTION_NAMES) ?? ''));
}

/** The key, what is the matter with it, and what is wanted. */
function faultLine(language: Language, name: QuestionName, fault: 'missing' | 'unreadable'): string {
  return `${WORDS[language][fault](name)} ${QUESTION_WANTS[name][language]}`;
}

function unfit(language: Language, faults: readonly string[]): CommandOutcome {
  return { kind: 'failed', sentence: [WORDS[language].unfit, ...faults].join('\n  ') };
}
