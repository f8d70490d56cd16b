import { escaped, type Html } from './escaped-html.ts';

/** Id of the sentence above a form that was refused. */
export const SUMMARY_ID = 'refused';

/** What is wrong with a field (refused-form.ts). */
export interface ControlFault {
  /** What to change; while set, the field is marked as invalid. */
  readonly fault?: string | undefined;
  /** Whether the page opens with the focus here. */
  readonly hasFocus?: boolean;
  /** Whether the sentence above the form is read out with the field. */
  readonly isSummarised?: boolean;
}

interface Control extends ControlFault {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly maxLength?: number;
  readonly required?: boolean;
}

interface InputControl extends Control {
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'color';
  readonly autocomplete?: string;
}

interface ChoiceControl extends Control {
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

const NOTHING = escaped``;

/** A line of text with its label, hint and error, linked for screen readers. */
export function inputControl({ type = 'text', autocomplete, ...control }: InputControl): Html {
  const completion = autocomplete === undefined ? NOTHING : escaped` autocomplete="${autocomplete}"`;
  return field(
    control,
    escaped`<input type="${type}" value="${control.value}"${completion}${attributes(control)}>`,
  );
}

/** Several lines of text. */
export function textAreaControl(control: Control): Html {
  // Browsers drop a line break right after the tag, so an extra one is added.
  return field(control, escaped`<textarea${attributes(control)}>\n${control.value}</textarea>`);
}

/** One of a few choices. */
export function choiceControl({ options, ...control }: ChoiceControl): Html {
  const choices = options.map(
    ({ value, text }) =>
      escaped`<option value="${value}"${value === control.value ? escaped` selected` : NOTHING}>${text}</option>`,
  );
  return field(control, escaped`<select${attributes(control)}>${choices}</select>`);
}

function field({ name, label, hint, fault }: Control, control: Html): Html {
  return escaped`<div>
    <label for="${name}">${label}</label>
    ${control}
    ${hint === undefined ? NOTHING : escaped`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${fault === undefined ? NOTHING : escaped`<p class="fault" id="${name}-fault">${fault}</p>`}
  </div>`;
}

function attributes(control: Control): Html {
  const { name, hint, fault, maxLength, required = false, hasFocus = false, isSummarised = false } = control;
  const notes = [
    isSummarised ? SUMMARY_ID : '',
    fault === undefined ? '' : `${name}-fault`,
    hint === undefined ? '' : `${name}-hint`,
  ];
  const describedBy = notes.filter((note) => note !== '').join(' ');
  return escaped` id="${name}" name="${name}"${[
    required ? escaped` required` : NOTHING,
    maxLength === undefined ? NOTHING : escaped` maxlength="${maxLength}"`,
    describedBy === '' ? NOTHING : escaped` aria-describedby="${describedBy}"`,
    fault === undefined ? NOTHING : escaped` aria-invalid="true"`,
    hasFocus ? escaped` autofocus` : NOTHING,
  ]}`;
}
