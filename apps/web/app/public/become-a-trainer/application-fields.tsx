import {
  APPLICATION_LIMITS,
  APPLICATION_WIRE_NAMES,
  DEFAULT_TRAINER_LANGUAGE,
  TRAINER_LANGUAGES,
  type ApplicationField,
} from '@lifted/domain/applications/trainer-application';
import { APPLICATION_WORDS } from '@lifted/domain/applications/trainer-application-words';
import { useWords } from '../../language.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './application-form.module.css';
import type { FieldErrors } from './typed-application.ts';

/** The fields of the form, two beside each other where there is room. */
export function ApplicationFields({ errors }: { readonly errors: FieldErrors }) {
  const words = useWords(APPLICATION_WORDS);
  const field = (name: ApplicationField) => ({
    name: APPLICATION_WIRE_NAMES[name],
    label: words.labels[name],
    maxLength: APPLICATION_LIMITS[name],
    error: errors[name],
  });
  return (
    <div className={styles.fields}>
      <TextField {...field('firstName')} autoComplete="given-name" required />
      <TextField {...field('lastName')} autoComplete="family-name" required />
      <TextField {...field('whatsapp')} type="tel" autoComplete="tel" hint={words.numberHint} />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('email')} type="email" autoComplete="email" hint={words.emailHint} />
      <SelectField
        label={words.labels.language}
        name={APPLICATION_WIRE_NAMES.language}
        defaultValue={DEFAULT_TRAINER_LANGUAGE}
        options={TRAINER_LANGUAGES.map((value) => ({ value, text: words.languages[value] }))}
      />
      <div className={styles.wide}>
        <TextAreaField {...field('message')} hint={words.messageHint} />
      </div>
    </div>
  );
}
