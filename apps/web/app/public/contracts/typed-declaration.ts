import {
  DECLARATION_FIELDS,
  type DeclarationKind,
  type TypedDeclaration,
} from '@lifted/domain/contracts/contract-declaration';

/** Values of a form's fields as typed; fields the form does not have are missing. */
export function typedDeclaration(form: HTMLFormElement, kind: DeclarationKind): TypedDeclaration {
  const data = new FormData(form);
  const typed = DECLARATION_FIELDS[kind].flatMap((field) => {
    const value = data.get(field);
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return Object.fromEntries(typed);
}
