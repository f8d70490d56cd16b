import type { WriteAnswer } from '@lifted/contract/answered-pages';
import { textOfBody } from '../cache/encoded-body.ts';
import { loggable, type WarnLog } from '../http/errors/failures.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import { fitsPattern, pathParameters } from '../http/routing/path-pattern.ts';
import type { PublicResponseCache, Topic } from '../cache/public-response-cache.ts';
import type { Site } from './read-site.ts';
import type { PublicQuestion } from '../cache/register-public-read.ts';

/** Pages with a response in them, and the call each makes. */
export interface AnsweredAddress {
  /** Of the same page in every language; parameters as ':name'. */
  readonly patterns: readonly string[];
  readonly topic: Topic;
  /** What the page at an address shows; undefined: the page is sent as built. Runs for every request. */
  readonly question: (
    parameters: Readonly<Record<string, string>>,
    query: URLSearchParams,
  ) => PublicQuestion | undefined;
}

/** Topics that change a few times a day at most; the others with every booking or class. */
const LASTING: readonly Topic[] = ['wods', 'challenges', 'products'];

interface PageAsked {
  readonly path: string;
  readonly query: string;
  /** The page to write the answer into. */
  readonly built: CachedResponse;
  /** What is sent without a response. */
  readonly otherwise: CachedResponse;
}

interface AskedQuestion extends PublicQuestion {
  readonly topic: Topic;
}

interface AnsweredPagesDependencies {
  readonly publicCache: PublicResponseCache;
  /** The site as it is now; `writeAnswer` undefined: the build has no such module, and every page is sent as built. */
  readonly pages: { readonly writeAnswer: WriteAnswer | undefined; readonly version: number };
  readonly log: WarnLog;
}

/**
 * Writes API responses into built pages (docs/decisions/100-answered-pages.md): once per response, cached for as long as the
 * response itself and with the same guarantees. While this process receives no notifications, or the response is missing,
 * pages are sent as built, and that is logged once.
 */
export class AnsweredPages {
  readonly #addresses: readonly AnsweredAddress[];
  readonly #dependencies: AnsweredPagesDependencies;
  #failing = false;

  constructor(addresses: readonly AnsweredAddress[], dependencies: AnsweredPagesDependencies) {
    this.#addresses = addresses;
    this.#dependencies = dependencies;
    if (dependencies.pages.writeAnswer === undefined)
      this.#warn(new Error('The build has no module that writes answers into pages.'));
  }

  /** The page at a path with its response in it, or what is sent otherwise; synchronously when it is cached. */
  find(page: PageAsked): CachedResponse | Promise<CachedResponse> {
    const { path, query, built, otherwise } = page;
    const { publicCache, pages } = this.#dependencies;
    const { writeAnswer } = pages;
    const asked = publicCache.isHearing ? this.#questionAt(path, query) : undefined;
    if (asked === undefined || writeAnswer === undefined) return otherwise;
    const body = publicCache.cached(asked.key);
    return body === undefined ? this.#write(page, asked, writeAnswer) : { ...built, body };
  }

  #questionAt(path: string, query: string): AskedQuestion | undefined {
    for (const { patterns, topic, question } of this.#addresses) {
      const pattern = patterns.find((each) => fitsPattern(each, path));
      if (pattern === undefined) continue;
      const asked = question(pathParameters(pattern, path), new URLSearchParams(query));
      return (
        asked && {
          topic,
          key: `page ${this.#dependencies.pages.version} ${path} ${asked.key}`,
          load: asked.load,
        }
      );
    }
    return undefined;
  }

  async #write(
    { path, built, otherwise }: PageAsked,
    { topic, key, load }: AskedQuestion,
    writeAnswer: WriteAnswer,
  ): Promise<CachedResponse> {
    try {
      const written = async () => {
        const answer = await load();
        return answer === undefined
          ? undefined
          : writeAnswer(textOfBody(built.body), path, JSON.parse(answer));
      };
      const isLasting = LASTING.includes(topic);
      const body = await this.#dependencies.publicCache.find(topic, key, written, { isLasting });
      this.#failing = false;
      return body === undefined ? otherwise : { ...built, body };
    } catch (failure) {
      this.#warn(failure);
      return otherwise;
    }
  }

  #warn(failure: unknown): void {
    if (!this.#failing)
      this.#dependencies.log.warn({ failure: loggable(failure) }, 'pages are sent without their answers');
    this.#failing = true;
  }
}

/** Draws built pages to look at, with an answer in them that nobody keeps; undefined for a path that is no such page. */
export function drawnPages({
  pages,
  pagesForAnyId,
  writeAnswer,
}: Pick<Site, 'pages' | 'pagesForAnyId' | 'writeAnswer'>): (
  path: string,
  answer: unknown,
) => string | undefined {
  return (path, answer) => {
    const built = pages.get(path) ?? pagesForAnyId.find(({ pattern }) => fitsPattern(pattern, path))?.page;
    if (built === undefined || writeAnswer === undefined) return undefined;
    return onlyToLookAt(writeAnswer(textOfBody(built.body), path, answer));
  };
}

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="(?:modulepreload|manifest)"[^>]*>/g;

const STYLES = /(<[a-z][^>]*?) style="/g;

const TARGETS = /(<a\b[^>]*?) href="[^"]*"/g;

/**
 * A page to look at and not to use: nothing in it runs or leads anywhere. The policy allows no styles in attributes; they are
 * set by who shows the page, from `data-drawn-style`.
 */
export function onlyToLookAt(html: string): string {
  return html.replaceAll(SCRIPTS, '').replaceAll(TARGETS, '$1').replaceAll(STYLES, '$1 data-drawn-style="');
}
