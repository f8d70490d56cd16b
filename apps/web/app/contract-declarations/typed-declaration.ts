import {
  DECLARATION_FIELDS,
  type DeclarationKind,
  type TypedDeclaration,
} from '@lifted/domain/contract-declaration';

/** What stands in the fields of a form, as it was typed; a field the form does not have is missing. */
export function typedDeclaration(form: HTMLFormElement, kind: DeclarationKind): TypedDeclaration {
  const data = new FormData(form);
  const typed = DECLARATION_FIELDS[kind].flatMap((field) => {
    const value = data.get(field);
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return Object.fromEntries(typed);
}
