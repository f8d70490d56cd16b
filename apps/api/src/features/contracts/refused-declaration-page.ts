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
import { choiceControl, inputControl, textAreaControl } from '../../http/forms/form-controls.ts';
import { formPage } from '../../http/forms/form-page.ts';
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
  return formPage({
    language,
    studioName: studio.name,
    title: heading,
    content: escaped`<h1>${heading}</h1>
      <p class="refused" role="alert">${sentenceOf(refusal, words, language, studio.contact.email)}</p>
      <form method="post">
        ${controls({ kind, language }, fields, refusal)}
        ${honeypot()}
        <p><button type="submit" lang="de">${button}</button>${meaning === undefined ? NOTHING : escaped` <span class="hint">${meaning}</span>`}</p>
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

function controls(
  { kind, language }: Pick<PageSettings, 'kind' | 'language'>,
  fields: FormFields,
  refusal: Refusal,
): Html[] {
  const words = DECLARATION_WORDS[language];
  const control = (name: AskedField) => ({
    ...words.fields[name],
    name,
    value: fields.get(name) ?? '',
    fault: refusal.extras.errors?.find(({ field }) => field === name)?.message[language],
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
