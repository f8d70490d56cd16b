import type { DeclarationReceipt } from '@lifted/contract/contract-declarations';
import {
  DECLARATION_FIELDS,
  type DeclarationKind,
  type TypedDeclaration,
} from '@lifted/domain/contracts/contract-declaration';
import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import { registerFormPost, type FormFields } from '../../http/forms/form-posts.ts';
import type { RateLimit } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { receiptPage } from './declaration-receipt-page.ts';
import { refusedDeclarationPage } from './refused-declaration-page.ts';

const KINDS = ['termination', 'withdrawal'] as const satisfies readonly DeclarationKind[];

/** Pages with the forms; without JavaScript a browser posts a form to its own page. */
const FORM_ADDRESSES = {
  termination: { en: '/kuendigen', de: '/de/kuendigen' },
  withdrawal: { en: '/widerrufen', de: '/de/widerrufen' },
} as const satisfies Record<DeclarationKind, Record<Language, string>>;

interface DeclarationFormsDependencies {
  readonly studio: StudioBasics;
  readonly limit: RateLimit;
  /** Receives a declaration and returns its receipt. Throws a Refusal that says what to change. */
  readonly declare: (
    kind: DeclarationKind,
    typed: TypedDeclaration,
    language: Language,
  ) => Promise<DeclarationReceipt>;
}

/** Both forms in both languages, for browsers without JavaScript: the law does not presuppose a script. */
export function registerDeclarationForms(
  app: StudioApp,
  { studio, limit, declare }: DeclarationFormsDependencies,
): void {
  for (const kind of KINDS) {
    for (const language of LANGUAGES) {
      registerFormPost(app, {
        address: FORM_ADDRESSES[kind][language],
        rateLimit: limit,
        async accept(fields) {
          const receipt = await declare(kind, typedInForm(kind, fields), language);
          return receiptPage({ language, studioName: studio.name }, receipt);
        },
        refuse: (fields, refusal) => refusedDeclarationPage({ kind, language, studio }, fields, refusal),
      });
    }
  }
}

function typedInForm(kind: DeclarationKind, fields: FormFields): TypedDeclaration {
  return Object.fromEntries(DECLARATION_FIELDS[kind].map((field) => [field, fields.get(field) ?? '']));
}
