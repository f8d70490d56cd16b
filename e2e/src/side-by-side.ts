import type { BrowserContext, Page } from '@playwright/test';

/** Pages visited in parallel: each mostly waits for the network to be idle. */
const AT_ONCE = 3;

/** Visits every address, on several pages at a time; results are in the order of the addresses. */
export async function visitSideBySide<Seen>(
  context: BrowserContext,
  addresses: readonly string[],
  visit: (page: Page, address: string) => Promise<Seen>,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  const waiting = [...addresses.entries()];
  const visitor = async () => {
    const page = await context.newPage();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, address] = next;
      seen[index] = await visit(page, address);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return seen;
}
