/** One table of the export. Its SQL reads `person` (uid, number, email) and returns exactly the named columns. */
export interface ExportTable {
  readonly name: string;
  /** In plain words, for the page, the JSON and the README. */
  readonly what: string;
  /** What each column means, with its unit; in the order of the CSV. */
  readonly columns: Readonly<Record<string, string>>;
  readonly sql: string;
  /** Database tables whose rows about the person it contains. */
  readonly covers: readonly string[];
}

/** The person to export. */
export interface Person {
  /** Of the studio account, whichever provider holds the identity. */
  readonly uid: string;
  /** Null for a person who is not a customer. */
  readonly customerNumber: number | null;
  readonly customerId: string | null;
  /** Verified addresses only: what others wrote under an unverified one does not belong to this person. */
  readonly verifiedEmail: string | null;
}

/** A query about the person; its values are personValues. */
export function aboutPerson(sql: string): string {
  return `with person as (select $1::text as uid, $2::integer as number, $3::text as email, $4::text as customer_id) ${sql}`;
}

export function personValues({ uid, customerNumber, verifiedEmail, customerId }: Person) {
  return [uid, customerNumber, verifiedEmail, customerId];
}

/** SQL for a time in the export's format, null if there is none. */
export function time(column: string): string {
  return `studio.berlin_iso(${column})`;
}
