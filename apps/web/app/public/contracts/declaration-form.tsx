import {
  DECLARATION_FIELDS,
  DECLARATION_LENGTHS,
  type DeclarationKind,
  type TypedDeclaration,
} from '@lifted/domain/contracts/contract-declaration';
import { LAW_LABELS, type DeclarationWords } from '@lifted/domain/contracts/contract-declaration-words';
import { studio } from '@lifted/profile/studio';
import { useEffect, useRef, type ComponentType, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../language.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { RobotTrap } from '../../ui/forms/robot-trap.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useAddress } from '../../use-address.ts';
import { NO_ERRORS, type FieldErrors } from './field-errors.ts';
import { FORM_WORDS } from './form-words.ts';
import styles from './declaration-form.module.css';
import type { DeclarationState, useDeclaration } from './use-declaration.ts';

export interface DeclarationFormProps extends ReturnType<typeof useDeclaration> {
  readonly kind: DeclarationKind;
  readonly words: DeclarationWords;
  /** The fields above name and address. */
  readonly Fields: ComponentType<{ readonly errors: FieldErrors }>;
}

/** The form of a declaration. Without scripts the browser posts it to the page's address, and the server answers. */
export function DeclarationForm({
  kind,
  words,
  declaration,
  declare,
  forgive,
  Fields,
}: DeclarationFormProps) {
  const form = useFormThatGuides(declaration);
  const errors = declaration.state === 'faulty' ? declaration.errors : NO_ERRORS;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    declare(typedDeclaration(event.currentTarget, kind));
  }

  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      onSubmit={submit}
      onInput={({ target }) => forgive(fieldName(target))}
    >
      <Fields errors={errors} />
      <DeclarantFields words={words} errors={errors} />
      <RobotTrap />
      {errors['website'] !== undefined && <Notice tone="error">{errors['website']}</Notice>}
      <Failure declaration={declaration} words={words} />
      <Declare kind={kind} words={words} isSending={declaration.state === 'sending'} />
    </form>
  );
}

function DeclarantFields({
  words,
  errors,
}: {
  readonly words: DeclarationWords;
  readonly errors: FieldErrors;
}) {
  const { fields } = words;
  return (
    <>
      <TextField
        {...fields.name}
        name="name"
        autoComplete="name"
        maxLength={DECLARATION_LENGTHS.name}
        required
        error={errors['name']}
      />
      <TextField
        {...fields.membership}
        name="membership"
        maxLength={DECLARATION_LENGTHS.membership}
        error={errors['membership']}
      />
      <TextField
        {...fields.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={DECLARATION_LENGTHS.email}
        required
        error={errors['email']}
      />
    </>
  );
}

interface FailureProps {
  readonly declaration: DeclarationState;
  readonly words: DeclarationWords;
}

function Failure({ declaration, words: { byMail } }: FailureProps) {
  if (declaration.state !== 'failed') return null;
  return <Notice tone="error">{`${declaration.error.message} ${byMail(studio.contact.email)}`}</Notice>;
}

interface DeclareProps {
  readonly kind: DeclarationKind;
  readonly words: DeclarationWords;
  readonly isSending: boolean;
}

const MEANING_ID = 'declaration-meaning';

/** The button's label is the one the law prescribes, also while sending. */
function Declare({ kind, words, isSending }: DeclareProps) {
  const { privacy } = useWords(FORM_WORDS);
  const address = useAddress();
  const meaning = words.buttonMeaning?.[kind];
  const [before, link, after] = privacy;
  return (
    <div className={styles.declare}>
      <div className={styles.button}>
        <Button
          type="submit"
          lang="de"
          disabled={isSending}
          aria-describedby={meaning === undefined ? undefined : MEANING_ID}
        >
          {LAW_LABELS[kind].button}
        </Button>
        {meaning !== undefined && <span id={MEANING_ID}>{meaning}</span>}
      </div>
      <p className={styles.privacy}>
        {before}
        <Link to={address('privacyPolicy')}>{link}</Link>
        {after}
      </p>
    </div>
  );
}

/**
 * The hydrated form: errors appear beside the fields instead of in the browser's bubbles and the first one gets the focus;
 * after a failure the button gets it back, which it lost while disabled.
 */
function useFormThatGuides(declaration: DeclarationState) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);
  useEffect(() => {
    const { current } = form;
    if (current === null) return;
    if (declaration.state === 'faulty' && declaration.isNew) {
      emptyTrap(current);
      current.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
    const isOver = declaration.state === 'faulty' || declaration.state === 'failed';
    if (isOver && document.activeElement === document.body)
      current.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [declaration]);
  return form;
}

/** Clears what the browser autofilled into the robot trap before the form is sent again. */
function emptyTrap(form: HTMLFormElement): void {
  const trap = form.elements.namedItem('website');
  if (trap instanceof HTMLInputElement) trap.value = '';
}

function fieldName(target: EventTarget): string {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : '';
}

/** Values of a form's fields as typed; fields the form does not have are missing. */
function typedDeclaration(form: HTMLFormElement, kind: DeclarationKind): TypedDeclaration {
  const data = new FormData(form);
  const typed = DECLARATION_FIELDS[kind].flatMap((field) => {
    const value = data.get(field);
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return Object.fromEntries(typed);
}
