import { studio } from '@lifted/profile/studio';

/** Before the phone number, between it and the email address, and after that. */
export type NoScriptWords = readonly [before: string, between: string, after: string];

/** What somebody without JavaScript can do instead. */
export function NoScript({ words: [before, between, after] }: { readonly words: NoScriptWords }) {
  const { email, phone } = studio.contact;
  return (
    <noscript>
      <p>
        {before}
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        {between}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </p>
    </noscript>
  );
}
