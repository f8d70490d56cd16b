import { escaped, type Html } from './escaped-html.ts';

/** A hidden field that only robots fill in. */
export function honeypot(): Html {
  return escaped`<div class="trap" aria-hidden="true"><label>Website
    <input type="text" name="website" tabindex="-1" autocomplete="off"></label></div>`;
}

/** Whether the trap was filled in. A robot is answered like a person, so that it has nothing to learn from. */
export function filledHoneypot(website: string | undefined): boolean {
  return website !== undefined && website.trim() !== '';
}
