import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { taxedPrice } from '@lifted/domain/contracts/value-added-tax';
import type { CsvList } from '../../http/csv-answer.ts';
import type { Sale } from './numbers-query.ts';

const COLUMNS = [
  'day',
  'person',
  'product',
  'gross_euros',
  'vat_percent',
  'vat_euros',
  'net_euros',
  'how_it_was_sold',
  'reference',
];

/** Sales as a list for the tax adviser. */
export function salesSheet(sales: readonly Sale[]): CsvList {
  const rows = sales.map((sale) => {
    const { vat, net } = taxedPrice(sale.cents, sale.vat_percent);
    return [
      { day: berlinDate(sale.at) },
      sale.person,
      sale.product,
      { cents: sale.cents },
      sale.vat_percent,
      { cents: vat },
      { cents: net },
      sale.note,
      sale.reference,
    ];
  });
  return { header: COLUMNS, rows };
}
