/** One table of the export. Its SQL sees `person` (uid, number, email) and gives exactly the columns named. */
export interface ExportTable {
  readonly name: string;
  /** In plain words, for the page, the JSON and the README. */
  readonly what: string;
  /** What each column means, with its unit; in this order in the CSV. */
  readonly columns: Readonly<Record<string, string>>;
  readonly sql: string;
  /** Tables of the database whose rows about the person are in it. */
  readonly covers: readonly string[];
}

/** Whose data it is. */
export interface Person {
  /** Of the account at the studio, whoever keeps the identity. */
  readonly uid: string;
  /** Null for somebody who is no customer. */
  readonly customerNumber: number | null;
  readonly customerId: string | null;
  /** Only an address that was verified: what others wrote under a claimed one is none of this person's business. */
  readonly verifiedEmail: string | null;
}

/** A query about the person: `values` of it are personValues. */
export function aboutPerson(sql: string): string {
  return `with person as (select $1::text as uid, $2::integer as number, $3::text as email, $4::text as customer_id) ${sql}`;
}

export function personValues({ uid, customerNumber, verifiedEmail, customerId }: Person) {
  return [uid, customerNumber, verifiedEmail, customerId];
}

/** SQL for a time as the export writes it, null for none. */
export function time(column: string): string {
  return `studio.berlin_iso(${column})`;
}
