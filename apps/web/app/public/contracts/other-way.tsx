import { studio } from '@lifted/profile/studio';
import { useWords } from '../../language.ts';
import { FORM_WORDS } from './form-words.ts';

/** The way to declare that needs no form: a mail to the studio. */
export function OtherWay() {
  const [before, after] = useWords(FORM_WORDS).otherWay;
  const { email } = studio.contact;
  return (
    <p>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </p>
  );
}
