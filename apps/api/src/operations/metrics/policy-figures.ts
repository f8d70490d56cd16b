import type { PolicyReport } from '@lifted/domain/measurement/policy-report';
import { Counter, type Registry } from 'prom-client';

/** Counts what browsers reported of the policies of pages. */
export function countPolicyReports(registry: Registry): (report: PolicyReport) => void {
  const reports = new Counter({
    name: 'lifted_policy_reports_total',
    help: 'What browsers refused because of the policy of a page and reported: by rule, kind of page, and what it was',
    labelNames: ['directive', 'page', 'blocked'],
    registers: [registry],
  });
  return ({ directive, page, blocked }) => reports.inc({ directive, page, blocked });
}
