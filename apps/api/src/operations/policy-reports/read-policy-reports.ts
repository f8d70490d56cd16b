import { isMemberPath } from '@lifted/domain/identity/member-path';
import { isFloorPath, isStaffPath } from '@lifted/domain/identity/staff-path';
import {
  POLICY_DIRECTIVES,
  type BlockedKind,
  type PolicyReport,
  type ReportedPage,
} from '@lifted/domain/measurement/policy-report';

/** What browsers say instead of an address. */
const NOT_AN_ADDRESS = {
  inline: 'inline',
  eval: 'eval',
  'wasm-eval': 'eval',
  'trusted-types-sink': 'trusted_types',
  'trusted-types-policy': 'trusted_types',
  self: 'own_host',
  data: 'data',
  blob: 'blob',
} as const satisfies Readonly<Record<string, BlockedKind>>;

/** A report in one of the two forms browsers send it in, as far as it is read. */
interface SentReport {
  readonly directive: string;
  readonly document: string;
  readonly blocked: string;
}

const VIOLATION = 'csp-violation';

/**
 * The reports about policies in a body: one below `csp-report`, or those of type `csp-violation` among any reports. Undefined
 * for a body of another shape.
 */
export function readPolicyReports(body: unknown): readonly PolicyReport[] | undefined {
  const sent = sentReports(body);
  return sent?.map(({ directive, document, blocked }) => {
    const page = addressIn(document);
    return {
      directive: knownDirective(directive),
      page: kindOfPage(page),
      blocked: kindOfBlocked(blocked, page),
    };
  });
}

function sentReports(body: unknown): SentReport[] | undefined {
  if (!isRecord(body) && !Array.isArray(body)) return undefined;
  if (isRecord(body) && 'csp-report' in body) {
    const report = body['csp-report'];
    return isRecord(report) ? [underOlderNames(report)] : undefined;
  }
  // Some browsers send a single report without a list.
  const reports: unknown[] = Array.isArray(body) ? body : [body];
  if (!reports.every(isReport)) return undefined;
  return reports.flatMap(({ type, body: inner }) =>
    type === VIOLATION && isRecord(inner) ? [underNewerNames(inner)] : [],
  );
}

function underOlderNames(report: Readonly<Record<string, unknown>>): SentReport {
  const rule = textOf(report['effective-directive']) || textOf(report['violated-directive']);
  return {
    // The violated directive may come with all of its sources.
    directive: rule.split(' ', 1)[0] ?? '',
    document: textOf(report['document-uri']),
    blocked: textOf(report['blocked-uri']),
  };
}

function underNewerNames(report: Readonly<Record<string, unknown>>): SentReport {
  return {
    directive: textOf(report['effectiveDirective']),
    document: textOf(report['documentURL']),
    blocked: textOf(report['blockedURL']),
  };
}

function knownDirective(name: string): PolicyReport['directive'] {
  return POLICY_DIRECTIVES.find((known) => known === name) ?? 'other';
}

function kindOfPage(page: URL | undefined): ReportedPage {
  if (page === undefined || !isWeb(page)) return 'other';
  const { pathname } = page;
  if (!isStaffPath(pathname)) return isMemberPath(pathname) ? 'member' : 'site';
  return isFloorPath(pathname) ? 'floor' : 'desk';
}

function kindOfBlocked(blocked: string, page: URL | undefined): BlockedKind {
  const known = Object.entries(NOT_AN_ADDRESS).find(([word]) => word === blocked);
  if (known !== undefined) return known[1];
  const address = addressIn(blocked);
  if (address === undefined) return 'other';
  if (address.protocol === 'data:') return 'data';
  if (address.protocol === 'blob:') return 'blob';
  if (address.protocol.endsWith('-extension:')) return 'extension';
  if (!isWeb(address)) return 'other';
  return address.host === page?.host ? 'own_host' : 'other_host';
}

function isWeb({ protocol }: URL): boolean {
  return ['http:', 'https:', 'ws:', 'wss:'].includes(protocol);
}

function addressIn(text: string): URL | undefined {
  return URL.parse(text) ?? undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isReport(value: unknown): value is { readonly type: string; readonly body?: unknown } {
  return isRecord(value) && typeof value['type'] === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
