import type { Language } from '@lifted/domain/language/language';
import type { Refusal } from '../errors/refusal.ts';
import { escaped, type Html } from './escaped-html.ts';
import { SUMMARY_ID, type ControlFault } from './form-controls.ts';

interface RefusedFormSettings {
  readonly language: Language;
  /** Undefined: the form is shown for the first time. */
  readonly refusal: Refusal | undefined;
  /** The fields in the order of the page. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  /** Instead of the refusal's own sentence. */
  readonly sentence?: string;
}

/** The parts of a form that change with a refusal. */
interface RefusedForm {
  /** Above the form: the sentence, and links to the fields to correct. */
  readonly summary: Html;
  /** What a field's control is given beside its label and value. */
  readonly faultOf: (name: string) => ControlFault;
  /** Attributes of the button that sends the form again. */
  readonly button: Html;
}

const NOTHING = escaped``;

/**
 * A form after a refusal, or before any. Its focus is where that of the staff app's forms is: on the first field to correct, or
 * where none is named, on the button that sends again. These pages run no scripts, and not every screen reader announces what a
 * page was loaded with; so what has the focus is described by the sentence.
 */
export function refusedForm({ language, refusal, fields, ...given }: RefusedFormSettings): RefusedForm {
  if (refusal === undefined) return { summary: NOTHING, faultOf: () => ({}), button: NOTHING };
  const sentence = given.sentence ?? refusal.detail[language];
  const faults = new Map(
    (refusal.extras.errors ?? []).map(({ field, message }) => [field, message[language]] as const),
  );
  const faulty = fields.filter(({ name }) => faults.has(name));
  const first = faulty[0]?.name;
  const isSaidThere = first !== undefined && faults.get(first) === sentence;
  return {
    // The only field of a form is right below and says it itself.
    summary: isSaidThere && fields.length === 1 ? NOTHING : summaryOf(sentence, faulty),
    faultOf: (name) => ({
      fault: faults.get(name),
      hasFocus: name === first,
      isSummarised: name === first && !isSaidThere,
    }),
    button: first === undefined ? escaped` autofocus aria-describedby="${SUMMARY_ID}"` : NOTHING,
  };
}

function summaryOf(sentence: string, faulty: RefusedFormSettings['fields']): Html {
  const links = faulty.map(({ name, label }) => escaped`<li><a href="#${name}">${label}</a></li>`);
  return escaped`<div class="refused" role="alert"><p id="${SUMMARY_ID}">${sentence}</p>${
    links.length === 0 ? NOTHING : escaped`<ul>${links}</ul>`
  }</div>`;
}
