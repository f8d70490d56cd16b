import type { DeclarationReceipt } from '@lifted/contract/contract-declarations';
import { NOT_MAILED } from '@lifted/domain/contracts/contract-declaration-receipt-words';
import type { Language } from '@lifted/domain/language/language';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import { formPage } from '../../http/forms/form-page.ts';

const WORDS = {
  en: {
    save: 'Save as a file',
    mailed: 'A copy is on its way to you by email. You can also print this page.',
    notMailed: NOT_MAILED.en,
  },
  de: {
    save: 'Als Datei speichern',
    mailed: 'Eine Kopie ist per Mail zu dir unterwegs. Du kannst diese Seite auch drucken.',
    notMailed: NOT_MAILED.de,
  },
} as const satisfies Record<Language, object>;

interface PageSettings {
  readonly language: Language;
  readonly studioName: string;
}

/** The receipt as a page to keep; its file is part of the page, so it needs neither a script nor a request. */
export function receiptPage(
  settings: PageSettings,
  { title, lead, rows, next, mailed, file }: DeclarationReceipt,
): Html {
  const words = WORDS[settings.language];
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
      <p>${mailed ? words.mailed : words.notMailed}</p>
      <p><a href="${address}" download="${file.name}">${words.save}</a></p>`,
  });
}
