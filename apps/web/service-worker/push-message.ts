/** What a push says, as the browser shows it. */
export interface ShownPush {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly address: string } };
}

const ICON = '/icon-192.png';
/** Where a banner leads that says nothing better. */
const MESSAGES = '/messages';

/**
 * Reads the text of a push: the fields of declarative web push, which browsers that know it show without us. Whatever
 * arrives, there is a banner: browsers end a subscription that pushes without showing anything.
 */
export function readPush(text: string | undefined, origin: string): ShownPush {
  const said = notificationIn(text);
  const tag = stringIn(said, 'tag');
  const lang = stringIn(said, 'lang');
  return {
    title: stringIn(said, 'title') ?? new URL(origin).hostname,
    options: {
      body: stringIn(said, 'body') ?? '',
      icon: ICON,
      data: { address: ownAddress(stringIn(said, 'navigate'), origin) },
      ...(tag !== undefined && { tag }),
      ...(lang !== undefined && { lang }),
    },
  };
}

/** The address a banner leads to; never one of another site. */
export function ownAddress(navigate: unknown, origin: string): string {
  const address =
    typeof navigate === 'string' && URL.canParse(navigate, origin) ? new URL(navigate, origin) : null;
  return address?.origin === origin ? address.href : new URL(MESSAGES, origin).href;
}

function notificationIn(text: string | undefined): object {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    const found: unknown = isObject(parsed) ? Reflect.get(parsed, 'notification') : undefined;
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

function stringIn(from: object, name: string): string | undefined {
  const value: unknown = Reflect.get(from, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
