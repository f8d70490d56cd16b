import {
  APPLICATION_FIELDS,
  APPLICATION_LIMITS,
  APPLICATION_WIRE_NAMES,
  DEFAULT_TRAINER_LANGUAGE,
  TRAINER_LANGUAGES,
  type ApplicationField,
  type TrainerApplication,
} from '@lifted/domain/applications/trainer-application';
import { APPLICATION_WORDS } from '@lifted/domain/applications/trainer-application-words';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
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
  readonly language: Language;
  readonly studioName: string;
}

/** The page that lists the classes. */
const TIMETABLES = { en: '/workouts', de: '/de/workouts' } as const satisfies InBothLanguages<string>;

/** Confirms that the application has arrived and says what comes next. */
export function receivedPage(settings: PageSettings, { firstName, email }: TrainerApplication): Html {
  const words = APPLICATION_WORDS[settings.language];
  const title = words.thanks(firstName);
  return formPage({
    ...settings,
    title,
    content: escaped`<h1>${title}</h1>
      <p>${words.next}</p>
      ${email === null ? escaped`` : escaped`<p>${words.mailed}</p>`}
      <p><a href="${TIMETABLES[settings.language]}">${words.timetable}</a></p>`,
  });
}

/** Says what to change, with all values kept. */
export function refusedPage(settings: PageSettings, fields: FormFields, refusal: Refusal): Html {
  const { language } = settings;
  const words = APPLICATION_WORDS[language];
  const form = refusedForm({
    language,
    refusal,
    fields: APPLICATION_FIELDS.map((field) => ({
      name: APPLICATION_WIRE_NAMES[field],
      label: words.labels[field],
    })),
  });
  return formPage({
    ...settings,
    title: words.heading,
    isRefused: true,
    content: escaped`<h1>${words.heading}</h1>
      ${form.summary}
      <form method="post">
        ${controls(language, fields, form.faultOf)}
        ${honeypot()}
        <p class="hint">${words.privacy}</p>
        <button type="submit"${form.button}>${words.send}</button>
      </form>`,
  });
}

function controls(language: Language, fields: FormFields, faultOf: (name: string) => ControlFault): Html[] {
  const words = APPLICATION_WORDS[language];
  const control = (field: ApplicationField) => {
    const name = APPLICATION_WIRE_NAMES[field];
    return {
      name,
      label: words.labels[field],
      value: fields.get(name) ?? '',
      maxLength: APPLICATION_LIMITS[field],
      ...faultOf(name),
    };
  };
  const chosen = fields.get(APPLICATION_WIRE_NAMES.language) ?? DEFAULT_TRAINER_LANGUAGE;
  return [
    inputControl({ ...control('firstName'), autocomplete: 'given-name', required: true }),
    inputControl({ ...control('lastName'), autocomplete: 'family-name', required: true }),
    inputControl({ ...control('whatsapp'), type: 'tel', autocomplete: 'tel', hint: words.numberHint }),
    inputControl({ ...control('phone'), type: 'tel', autocomplete: 'tel' }),
    inputControl({ ...control('email'), autocomplete: 'email', hint: words.emailHint }),
    choiceControl({
      name: APPLICATION_WIRE_NAMES.language,
      label: words.labels.language,
      value: chosen,
      ...faultOf(APPLICATION_WIRE_NAMES.language),
      options: TRAINER_LANGUAGES.map((value) => ({ value, text: words.languages[value] })),
    }),
    textAreaControl({ ...control('message'), hint: words.messageHint }),
  ];
}
