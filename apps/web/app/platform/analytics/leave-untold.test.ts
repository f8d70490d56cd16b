import { beforeEach, describe, expect, it } from 'vitest';
import { leaveUntold, type LeftPage } from './leave-untold.ts';

const ORIGIN = 'https://lifted.example';

/** A window with a tool that tells of each address it hears of. */
function pretendWindow() {
  const told: string[] = [];
  const left: string[] = [];
  const steps = new EventTarget();
  let href = `${ORIGIN}/about`;
  const arrive = (_state: unknown, _title: string, address?: string | URL | null) => {
    href = new URL(address ?? '', href).href;
  };
  const page = {
    history: { pushState: arrive, replaceState: arrive },
    location: {
      get href() {
        return href;
      },
      get pathname() {
        return new URL(href).pathname;
      },
      assign: (address: string | URL) => void left.push(`to ${String(address)}`),
      replace: (address: string | URL) => void left.push(`instead ${String(address)}`),
      reload: () => void left.push('by a reload'),
    },
    addEventListener: (kind: 'popstate', run: (event: Event) => void) => steps.addEventListener(kind, run),
  } satisfies LeftPage;

  const loadTool = () => {
    for (const way of ['pushState', 'replaceState'] as const) {
      const before = page.history[way];
      page.history[way] = (...change) => {
        told.push(String(change[2] ?? 'the same'));
        before(...change);
      };
    }
    page.addEventListener('popstate', () => void told.push(href));
  };
  const goBack = (address: string) => {
    href = `${ORIGIN}${address}`;
    steps.dispatchEvent(new Event('popstate'));
  };
  return { page, told, left, loadTool, goBack, at: () => href };
}

const isPublic = (pathname: string) => ['/about', '/workouts'].includes(pathname);

describe('scripts of others', () => {
  let opened: ReturnType<typeof pretendWindow>;
  beforeEach(() => {
    opened = pretendWindow();
    leaveUntold(isPublic, opened.page);
  });

  it('hear of the way to a page that is theirs to hear of, which stays in the document', () => {
    opened.loadTool();
    opened.page.history.pushState(null, '', '/workouts?day=2#evening');
    opened.page.history.replaceState(null, '');
    opened.goBack('/about');
    expect(opened.told).toEqual(['/workouts?day=2#evening', 'the same', `${ORIGIN}/about`]);
    expect(opened.at()).toBe(`${ORIGIN}/about`);
    expect(opened.left).toEqual([]);
  });

  it.each([
    ['pushState', `to ${ORIGIN}/login?next=1`],
    ['replaceState', `instead ${ORIGIN}/login?next=1`],
  ] as const)('hear nothing of the way to another page by %s, however often they wrap it', (way, how) => {
    opened.page.history[way](null, '', '/login?next=1');
    opened.loadTool();
    opened.loadTool();
    opened.page.history[way](null, '', new URL('/login?next=1', ORIGIN));
    expect(opened.told).toEqual([]);
    expect(opened.at()).toBe(`${ORIGIN}/about`);
    expect(opened.left).toEqual([how, how]);
  });

  it('hear nothing of a step back to another page', () => {
    opened.loadTool();
    opened.goBack('/login');
    expect(opened.told).toEqual([]);
    expect(opened.left).toEqual(['by a reload']);
  });
});
