import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works a page. */
export interface Hands {
  /** Presses a button or link. */
  press(part: Locator): Promise<void>;
  /** Writes into a field, in place of what it holds; times without their colon, before noon. */
  write(field: Locator, text: string): Promise<void>;
  /** Picks an option of a list by what it says. */
  pick(list: Locator, option: string): Promise<void>;
  /** Picks one of a group of radio buttons, of which another one is picked. */
  tick(radio: Locator): Promise<void>;
}

/** With mouse or finger. */
export const POINTER: Hands = {
  press: (part) => part.click(),
  write: (field, text) => field.fill(text.replace(/^(\d\d)(\d\d)$/, '$1:$2')),
  pick: async (list, option) => void (await list.selectOption({ label: option })),
  tick: (radio) => radio.check(),
};

/** More stops or steps than any page has. */
const MOST_STEPS = 150;

/** With the keys alone: everything is reached by Tab from where the focus is. */
export function keyboardOf({ keyboard }: Page): Hands {
  return {
    async press(part) {
      await reach(part);
      await keyboard.press('Enter');
    },
    async write(field, text) {
      await reach(field);
      await keyboard.press('ControlOrMeta+a');
      // A clock of 24 hours has no AM, and leaves it out.
      await keyboard.type(text.replace(/^\d{4}$/, '$&AM'));
    },
    async pick(list, option) {
      await reach(list);
      const isPicked = async () => (await list.locator('option:checked').innerText()) === option;
      await keyboard.press('Home');
      await repeat('ArrowDown', isPicked, option);
    },
    async tick(radio) {
      await reach(radio.page().getByRole('radio', { checked: true }));
      await repeat('ArrowDown', () => radio.isChecked(), radio.toString());
    },
  };

  async function reach(part: Locator): Promise<void> {
    await expect(part).toBeEnabled();
    await repeat('Tab', () => isFocused(part), part.toString());
  }

  async function repeat(key: string, isThere: () => Promise<boolean>, goal: string): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      if (await isThere()) return;
      await keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${goal}.`);
  }
}

/** Whether keys go to this part of a page. */
export function isFocused(part: Locator): Promise<boolean> {
  return part.evaluate((element) => element === document.activeElement);
}

const POINTING = ['pointerdown', 'pointermove', 'mousedown', 'touchstart', 'wheel'] as const;

/** Notes what a mouse or finger does on every page opened from now on. */
export async function notePointing(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('notePointing', (kind: string) => void seen.push(kind));
  await page.addInitScript(
    `for (const kind of ${JSON.stringify(POINTING)}) addEventListener(kind, ({ isTrusted }) => isTrusted && void notePointing(kind), true);`,
  );
  return seen;
}
