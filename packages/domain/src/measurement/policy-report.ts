/** Rules of a content security policy that can refuse something. */
export const POLICY_DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'child-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const;

/** Kinds of pages; `other` is no page of ours, such as one drawn in a frame. */
export type ReportedPage = 'site' | 'member' | 'desk' | 'floor' | 'other';

/** What was refused; `extension` is one of the browser's own. */
export type BlockedKind =
  | 'inline'
  | 'eval'
  | 'trusted_types'
  | 'data'
  | 'blob'
  | 'own_host'
  | 'other_host'
  | 'extension'
  | 'other';

/** What is kept of a report a browser sent about a policy: words of closed lists. */
export interface PolicyReport {
  readonly directive: (typeof POLICY_DIRECTIVES)[number] | 'other';
  readonly page: ReportedPage;
  readonly blocked: BlockedKind;
}
