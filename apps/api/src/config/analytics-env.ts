import type { EnvReader } from './env-reader.ts';

/** A statistics tool of the studio's choice. */
export interface AnalyticsEnv {
  readonly configUrl: string;
  readonly scriptUrl: string;
}

/** It takes both addresses, or neither. */
export function readAnalyticsEnv(reader: EnvReader, isProduction: boolean): AnalyticsEnv | undefined {
  const faultsBefore = reader.faults.length;
  const configUrl = reader.guestUrl('ANALYTICS_CONFIG_URL', isProduction);
  const scriptUrl = reader.guestUrl('ANALYTICS_SCRIPT_URL', isProduction);
  if (configUrl !== undefined && scriptUrl !== undefined) return { configUrl, scriptUrl };
  const nothingIsSet = configUrl === undefined && scriptUrl === undefined;
  if (nothingIsSet || reader.faults.length > faultsBefore) return undefined;
  return reader.fault('ANALYTICS_CONFIG_URL and ANALYTICS_SCRIPT_URL must be set both or neither.');
}
