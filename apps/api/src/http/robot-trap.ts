import { escaped, type Html } from './escaped-html.ts';

/** A field no person meets; robots fill it in and are found out by it. */
export function robotTrap(): Html {
  return escaped`<div class="trap" aria-hidden="true"><label>Website
    <input type="text" name="website" tabindex="-1" autocomplete="off"></label></div>`;
}

/** Whether the trap was filled in. A robot is answered like a person, so that it has nothing to learn from. */
export function isRobot(website: string | undefined): boolean {
  return website !== undefined && website.trim() !== '';
}
