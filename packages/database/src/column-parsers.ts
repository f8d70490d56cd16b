import pg from 'pg';

const INT8_OID = 20;
const DATE_OID = 1082;

function parseInt8(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

/**
 * How columns become JavaScript values. `bigint` is a number if that is exact, else text. `date` stays 'YYYY-MM-DD': a civil
 * date has no time zone, and a Date object would give it one. Other types use the defaults of `pg`.
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format !== 'binary' && oid === INT8_OID) return parseInt8;
    if (format !== 'binary' && oid === DATE_OID) return (text: string) => text;
    const usual: unknown = pg.types.getTypeParser(oid, format);
    return usual;
  },
};
