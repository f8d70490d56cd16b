import { escaped, type Html } from './escaped-html.ts';

/** A hidden field that only bots fill in. */
export function honeypot(): Html {
  return escaped`<div class="trap" aria-hidden="true"><label>Website
    <input type="text" name="website" tabindex="-1" autocomplete="off"></label></div>`;
}

/** Whether the honeypot was filled in. A bot gets the same response as a person, so that it learns nothing. */
export function filledHoneypot(website: string | undefined): boolean {
  return website !== undefined && website.trim() !== '';
}
