/**
 * SQL for the version of responses about a customer: the customer's own and that of the classes, coaches, locations and
 * exercises they name (migration 004). `customers` is the alias of studio.customers; null without a row.
 */
export function customerVersion(customers: string): string {
  return `${customers}.version || '.' || coalesce((select version from studio.directory_version), 0)`;
}
