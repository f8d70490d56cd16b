import {
  DECLARATION_LENGTHS,
  type DeclarationField,
  type DeclarationKind,
} from '@lifted/domain/contracts/contract-declaration';
import {
  DECLARATION_WORDS,
  LAW_LABELS,
  type DeclarationWords,
} from '@lifted/domain/contracts/contract-declaration-words';
import type { Language } from '@lifted/domain/language/language';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import {
  choiceControl,
  inputControl,
  textAreaControl,
  type ControlFault,
} from '../../http/forms/form-controls.ts';
import { formPage } from '../../http/forms/form-page.ts';
import { refusedForm } from '../../http/forms/refused-form.ts';
import type { FormFields } from '../../http/forms/form-posts.ts';
import type { Refusal } from '../../http/errors/refusal.ts';
import { honeypot } from '../../http/forms/honeypot.ts';

interface PageSettings {
  readonly kind: DeclarationKind;
  readonly language: Language;
  readonly studio: StudioBasics;
}

const NOTHING = escaped``;

/** Says what to change, with all values kept, and an alternative that always works. */
export function refusedDeclarationPage(
  { kind, language, studio }: PageSettings,
  fields: FormFields,
  refusal: Refusal,
): Html {
  const words = DECLARATION_WORDS[language];
  const { button } = LAW_LABELS[kind];
  const heading = words.heading[kind];
  const meaning = words.buttonMeaning?.[kind];
  const form = refusedForm({
    language,
    refusal,
    fields: FIELDS[kind].map((name) => ({ name, label: words.fields[name].label })),
    sentence: sentenceOf(refusal, words, language, studio.contact.email),
  });
  return formPage({
    language,
    studioName: studio.name,
    title: heading,
    isRefused: true,
    content: escaped`<h1>${heading}</h1>
      ${form.summary}
      <form method="post">
        ${controls({ kind, language }, fields, form.faultOf)}
        ${honeypot()}
        <p><button type="submit" lang="de"${form.button}>${button}</button>${meaning === undefined ? NOTHING : escaped` <span class="hint">${meaning}</span>`}</p>
      </form>`,
  });
}

/** If no field is at fault, the message also names the alternative: a declaration does not need our form. */
function sentenceOf(
  { detail, extras }: Refusal,
  words: DeclarationWords,
  language: Language,
  email: string,
): string {
  return extras.errors === undefined ? `${detail[language]} ${words.byMail(email)}` : detail[language];
}

type AskedField = Exclude<DeclarationField, 'website'>;

/** In the order of the page. */
const FIELDS: Readonly<Record<DeclarationKind, readonly AskedField[]>> = {
  withdrawal: ['contract', 'name', 'membership', 'email'],
  termination: ['cause', 'reason', 'contract', 'end', 'day', 'name', 'membership', 'email'],
};

function controls(
  { kind, language }: Pick<PageSettings, 'kind' | 'language'>,
  fields: FormFields,
  faultOf: (name: string) => ControlFault,
): Html[] {
  const words = DECLARATION_WORDS[language];
  const control = (name: AskedField) => ({
    ...words.fields[name],
    name,
    value: fields.get(name) ?? '',
    ...faultOf(name),
  });
  const text = (name: keyof typeof DECLARATION_LENGTHS) => ({
    ...control(name),
    maxLength: DECLARATION_LENGTHS[name],
  });
  const choice = (name: 'cause' | 'end', texts: Readonly<Record<string, string>>) =>
    choiceControl({
      ...control(name),
      options: Object.entries(texts).map(([value, label]) => ({ value, text: label })),
    });
  const contract = inputControl(text('contract'));
  const declarant = [
    inputControl({ ...text('name'), autocomplete: 'name', required: true }),
    inputControl(text('membership')),
    inputControl({ ...text('email'), autocomplete: 'email', required: true }),
  ];
  switch (kind) {
    case 'withdrawal':
      return [contract, ...declarant];
    case 'termination':
      return [
        choice('cause', words.causes),
        textAreaControl(text('reason')),
        contract,
        choice('end', words.ends),
        inputControl({ ...control('day'), hint: words.dayWithoutPicker }),
        ...declarant,
      ];
    default:
      return kind satisfies never;
  }
}
