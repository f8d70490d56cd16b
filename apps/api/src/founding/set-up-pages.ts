import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { Refusal } from '../http/errors/refusal.ts';
import { escaped, type Html } from '../http/forms/escaped-html.ts';
import { inputControl } from '../http/forms/form-controls.ts';
import { formPage } from '../http/forms/form-page.ts';
import { formField, type FormFields } from '../http/forms/form-posts.ts';
import { refusedForm } from '../http/forms/refused-form.ts';
import { QUESTION_NAMES, QUESTIONS, type QuestionName } from './studio-questions.ts';

/** Field of the set-up code; it goes along with the answers, so that nothing has to be remembered between the two steps. */
export const CODE_FIELD = 'code';

const WORDS = {
  en: {
    site: 'New studio',
    codeTitle: 'Set up your studio',
    codeLead:
      'There is no studio in this database yet. The server has printed a set-up code where it was started: enter it here.',
    code: 'Set-up code',
    next: 'Continue',
    other: 'Auf Deutsch',
    title: `Your studio, in ${QUESTION_NAMES.length} questions`,
    lead: 'The pages and emails will be in English and German, whichever language you answer in. Everything can be changed later, at the desk. What the law asks for is added then.',
    create: 'Create the studio',
    founded: (name: string) => `${name} is set up`,
    classes: (count: number) => `${count} classes are in its timetable, for the next eight weeks.`,
    closed:
      'Visitors see the pages once the desk knows what the law asks for: company, insurance, processors. Under “Studio”, the desk names what is still missing.',
    signIn: 'Sign in as the owner',
    once: 'The link works once.',
    firebase:
      'The owner can sign in once the account is in Firebase: npm run studio -- provision-firebase, on the server.',
    opening: 'The studio opens in a few seconds…',
  },
  de: {
    site: 'Neues Studio',
    codeTitle: 'Richte dein Studio ein',
    codeLead:
      'In dieser Datenbank ist noch kein Studio. Der Server hat dort, wo er gestartet wurde, einen Einrichtungscode ausgegeben: Gib ihn hier ein.',
    code: 'Einrichtungscode',
    next: 'Weiter',
    other: 'In English',
    title: `Dein Studio, in ${QUESTION_NAMES.length} Fragen`,
    lead: 'Seiten und Mails gibt es auf Deutsch und Englisch, egal in welcher Sprache du antwortest. Alles lässt sich später im Team-Bereich („Empfang“) ändern. Was rechtlich einzutragen ist, kommt danach.',
    create: 'Studio anlegen',
    founded: (name: string) => `${name} ist da`,
    classes: (count: number) => `${count} Kurse stehen im Kursplan, für die nächsten acht Wochen.`,
    closed:
      'Zu sehen sind die Seiten, sobald im Team-Bereich („Empfang“) eingetragen ist, was das Gesetz verlangt: Firma, Versicherung, Auftragsverarbeiter. Was noch fehlt, zeigt er unter „Studio“.',
    signIn: 'Anmelden',
    once: 'Der Link gilt einmal.',
    firebase:
      'Anmelden geht, sobald das Konto bei Firebase ist: npm run studio -- provision-firebase, auf dem Server.',
    opening: 'Das Studio öffnet in ein paar Sekunden …',
  },
} as const satisfies InBothLanguages<object>;

/** How a browser fills in what it knows. */
const COMPLETIONS: Partial<Record<QuestionName, string>> = {
  street: 'street-address',
  postcode: 'postal-code',
  city: 'address-level2',
  phone: 'tel',
};

/** The first page: it asks for the code. */
export function codePage(language: Language, refusal?: Refusal): Html {
  const words = WORDS[language];
  const other = language === 'de' ? { to: '/', language: 'en' } : { to: '/de', language: 'de' };
  const field = { name: CODE_FIELD, label: words.code };
  const form = refusedForm({ language, refusal, fields: [field] });
  const control = inputControl({
    ...field,
    value: '',
    autocomplete: 'off',
    required: true,
    ...form.faultOf(CODE_FIELD),
  });
  return formPage({
    language,
    studioName: words.site,
    title: words.codeTitle,
    standsAlone: true,
    isRefused: refusal !== undefined,
    content: escaped`<h1>${words.codeTitle}</h1>
      <p>${words.codeLead}</p>
      ${form.summary}
      <form method="post">${control}<button type="submit"${form.button}>${words.next}</button></form>
      <p><a lang="${other.language}" href="${other.to}">${words.other}</a></p>`,
  });
}

/** The questions, with what was answered so far and what is to be changed. */
export function questionsPage(language: Language, fields: FormFields, refusal?: Refusal): Html {
  const words = WORDS[language];
  const isFirst = refusal === undefined;
  const form = refusedForm({
    language,
    refusal,
    fields: QUESTION_NAMES.map((name) => ({ name, label: QUESTIONS[name].asks[language] })),
  });
  const controls = QUESTION_NAMES.map((name) => {
    const { asks, hint, otherwise } = QUESTIONS[name];
    const fault = form.faultOf(name);
    return inputControl({
      name,
      type: typeOf(name),
      label: asks[language],
      // A fault says it, too.
      hint: fault.fault === undefined ? hint?.[language] : undefined,
      value: isFirst ? (otherwise?.[language] ?? '') : formField(fields, name),
      autocomplete: COMPLETIONS[name] ?? 'off',
      required: otherwise === undefined,
      ...fault,
    });
  });
  return formPage({
    language,
    studioName: words.site,
    title: words.title,
    standsAlone: true,
    isRefused: !isFirst,
    content: escaped`<h1>${words.title}</h1>
      <p>${words.lead}</p>
      ${form.summary}
      <form method="post">
        <input type="hidden" name="${CODE_FIELD}" value="${formField(fields, CODE_FIELD)}">
        ${controls}
        <button type="submit"${form.button}>${words.create}</button>
      </form>`,
  });
}

interface FoundedPage {
  readonly name: string;
  readonly classes: number;
  /** Address that signs the owner in; undefined: Firebase does. */
  readonly link: string | undefined;
}

/** Says that the studio was made, and leads to the desk. */
export function foundedPage(language: Language, { name, classes, link }: FoundedPage): Html {
  const words = WORDS[language];
  const title = words.founded(name);
  const signIn =
    link === undefined
      ? escaped`<p>${words.firebase}</p>`
      : escaped`<p><a href="${link}">${words.signIn}</a></p><p class="hint">${words.once}</p>`;
  return formPage({
    language,
    studioName: name,
    title,
    standsAlone: true,
    content: escaped`<h1>${title}</h1><p>${words.classes(classes)} ${words.closed}</p>${signIn}`,
  });
}

/** Between the founding and the first page of the studio. */
export function openingPage(language: Language): Html {
  const { site, opening } = WORDS[language];
  return formPage({
    language,
    studioName: site,
    title: opening,
    standsAlone: true,
    content: escaped`<h1 role="status">${opening}</h1>`,
  });
}

function typeOf(name: QuestionName): 'text' | 'email' | 'tel' | 'color' {
  if (name === 'colour') return 'color';
  if (name === 'phone') return 'tel';
  return name === 'email' || name === 'owner' ? 'email' : 'text';
}
