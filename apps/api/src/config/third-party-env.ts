import type { EnvReader } from './env-reader.ts';

/** The booking service whose widgets visitors may load. */
export interface BookingServiceEnv {
  readonly companyId: number;
  readonly widgetUrl: string;
  /** Origins its widgets need besides its own, such as a payment provider's. */
  readonly origins: readonly string[];
}

const LARGEST_COMPANY_ID = 2_147_483_647;
const BSPORT_WIDGET = 'https://cdn.bsport.io/scripts/widget.js';

/**
 * The booking service, undefined where members book here. `BOOKING` says who keeps the schedule, `here` or `bsport`; without
 * it the service does as soon as its company is named. One truth, never both.
 */
export function readBookingService(reader: EnvReader, isProduction: boolean): BookingServiceEnv | undefined {
  const booking = reader.text('BOOKING');
  const companyId = reader.integer('BSPORT_COMPANY_ID', 1, LARGEST_COMPANY_ID);
  const widgetUrl = reader.thirdPartyUrl('BSPORT_WIDGET_URL', isProduction);
  const origins = reader.origins('BSPORT_ORIGINS', isProduction);
  if (booking !== undefined && booking !== 'here' && booking !== 'bsport') {
    return reader.fault("BOOKING must be 'here' or 'bsport'.");
  }
  if (booking === 'here') {
    if (reader.text('BSPORT_COMPANY_ID') === undefined) return undefined;
    return reader.fault(
      'BSPORT_COMPANY_ID needs BOOKING=bsport; with BOOKING=here members book with us alone.',
    );
  }
  if (companyId !== undefined) return { companyId, widgetUrl: widgetUrl ?? BSPORT_WIDGET, origins };
  if (reader.text('BSPORT_COMPANY_ID') !== undefined) return undefined;
  if (booking === 'bsport') reader.fault('BOOKING=bsport needs BSPORT_COMPANY_ID.');
  for (const name of ['BSPORT_WIDGET_URL', 'BSPORT_ORIGINS']) {
    if (reader.text(name) !== undefined) reader.fault(`${name} needs BSPORT_COMPANY_ID.`);
  }
  return undefined;
}

/** A statistics tool of the studio's choice. */
export interface AnalyticsEnv {
  readonly configUrl: string;
  readonly scriptUrl: string;
}

/** Both addresses are needed, or neither. */
export function readAnalytics(reader: EnvReader, isProduction: boolean): AnalyticsEnv | undefined {
  const faultsBefore = reader.faults.length;
  const configUrl = reader.thirdPartyUrl('ANALYTICS_CONFIG_URL', isProduction);
  const scriptUrl = reader.thirdPartyUrl('ANALYTICS_SCRIPT_URL', isProduction);
  if (configUrl !== undefined && scriptUrl !== undefined) return { configUrl, scriptUrl };
  const nothingIsSet = configUrl === undefined && scriptUrl === undefined;
  if (nothingIsSet || reader.faults.length > faultsBefore) return undefined;
  return reader.fault('ANALYTICS_CONFIG_URL and ANALYTICS_SCRIPT_URL must be set both or neither.');
}
