import type { DeclarationReceipt } from '@lifted/contract/contract-declarations';
import type { Language } from '@lifted/domain/language';
import { escaped, type Html } from '../http/escaped-html.ts';
import { formPage } from '../http/form-page.ts';

const WORDS = {
  en: {
    save: 'Save as a file',
    keep: 'The same is on its way to you by email. You can also print this page.',
  },
  de: {
    save: 'Als Datei speichern',
    keep: 'Dasselbe ist per Mail zu dir unterwegs. Du kannst diese Seite auch drucken.',
  },
} as const satisfies Record<Language, object>;

interface PageSettings {
  readonly language: Language;
  readonly studioName: string;
}

/** The receipt as a page to keep; the file is part of the page, so it needs neither a script nor another request. */
export function receiptPage(
  settings: PageSettings,
  { title, lead, rows, next, file }: DeclarationReceipt,
): Html {
  const { save, keep } = WORDS[settings.language];
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(file.text)}`;
  return formPage({
    ...settings,
    title,
    content: escaped`<h1>${title}</h1>
      <p>${lead}</p>
      <dl>${rows.map(
        ({ name, value }) => escaped`
        <dt>${name}</dt>
        <dd>${value}</dd>`,
      )}
      </dl>
      ${next.map((sentence) => escaped`<p>${sentence}</p>`)}
      <p>${keep}</p>
      <p><a href="${address}" download="${file.name}">${save}</a></p>`,
  });
}
