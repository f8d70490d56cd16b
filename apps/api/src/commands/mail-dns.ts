import { Resolver } from 'node:dns/promises';

/** The DNS, as far as mails need it. Both answer an empty list for a name without such records. */
export interface MailDns {
  /** TXT records, each as one text. */
  readonly texts: (name: string) => Promise<readonly string[]>;
  /** Hosts of the MX records, the preferred one first. */
  readonly exchanges: (name: string) => Promise<readonly string[]>;
}

const TIMEOUT_MS = 5000;
const TRIES = 2;
/** There is no such name, or it has no record of this type. */
const NOTHING: readonly unknown[] = ['ENOTFOUND', 'ENODATA'];

/** Asks the name servers this machine is set up with. Rejects with a sentence when they do not answer. */
export function systemDns(): MailDns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return {
    texts: async (name) => (await asked(name, resolver.resolveTxt(name))).map((parts) => parts.join('')),
    exchanges: async (name) =>
      (await asked(name, resolver.resolveMx(name)))
        .toSorted((one, other) => one.priority - other.priority)
        .map(({ exchange }) => exchange),
  };
}

async function asked<Answer>(name: string, question: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await question;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (NOTHING.includes(code)) return [];
    throw new Error(`The DNS did not answer for ${name} (${String(code)}). Try again in a while.`, {
      cause: error,
    });
  }
}
