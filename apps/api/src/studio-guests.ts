import type { StudioSettings } from '@lifted/contract/studio-settings';
import type { Env } from './env.ts';
import type { BookingServiceEnv } from './env-reader.ts';
import type { GuestSources } from './http/security-headers.ts';
import type { GuestsByPlace } from './site/page-guests.ts';

const BSPORT_DOMAIN = 'bsport.io';
const ALL_OF_BSPORT = `https://*.${BSPORT_DOMAIN}`;

/** What the pages may know of this installation. */
export function studioSettings({ publicUrl, bookingService, questionnaireUrl }: Env): StudioSettings {
  return {
    origin: publicUrl,
    booking_service:
      bookingService === undefined
        ? null
        : { company_id: bookingService.companyId, widget_url: bookingService.widgetUrl },
    questionnaire: questionnaireUrl === undefined ? null : { url: questionnaireUrl },
  };
}

/** Which hosts a page with a place for others may ask in this installation. */
export function studioGuests({ bookingService, questionnaireUrl }: Env): GuestsByPlace {
  return {
    booking_service: bookingService && bookingServiceSources(bookingService),
    questionnaire: questionnaireUrl === undefined ? undefined : framed(new URL(questionnaireUrl).origin),
  };
}

/** bsport's script comes from one host and calls others of the same domain; its parts write their styles themselves. */
function bookingServiceSources({ widgetUrl, origins }: BookingServiceEnv): GuestSources {
  const { origin, hostname } = new URL(widgetUrl);
  const own = hostname.endsWith(`.${BSPORT_DOMAIN}`) ? ALL_OF_BSPORT : origin;
  return {
    scripts: [origin, ...origins],
    frames: [own, ...origins],
    content: [own, ...origins],
    writeStyles: true,
  };
}

function framed(origin: string): GuestSources {
  return { scripts: [], frames: [origin], content: [], writeStyles: false };
}
