import { studio } from '@lifted/profile/studio';

/** The way to declare that needs no form: a mail to the studio. */
export function OtherWay({ words: [before, after] }: { readonly words: readonly [string, string] }) {
  const { email } = studio.contact;
  return (
    <p>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </p>
  );
}
