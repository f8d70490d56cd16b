import {
  countPartnerVisits,
  exportPartnerVisits,
  listPartnerVisits as listCall,
} from '@lifted/contract/desk/desk-partners';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import {
  listPartnerVisits,
  partnerVisitSheet,
  visitsByPartner,
  type PartnerVisit,
} from '../../classes/roster/partner-visits.ts';
import { answerCsv } from '../../http/csv-answer.ts';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';

/** Which guests of a partner came in a month (studio operations, section 2: a monthly list per partner). */
export function registerPartnerVisits(app: StudioApp, pool: Pool): void {
  registerCall(app, countPartnerVisits, {
    handler: async ({ query }) =>
      (await visitsByPartner(pool, query.month)).map(({ id, name, isActive, visits }) => ({
        partner_id: id,
        name,
        is_active: isActive,
        visits,
      })),
  });
  registerCall(app, listCall, {
    handler: async ({ params, query }) =>
      (await requireVisits(pool, params.partnerId, query.month)).map((visit) => ({
        id: visit.id,
        workout_id: visit.workoutId,
        start_datetime: berlinIso(visit.start),
        timer_name: visit.timerName,
        location_name: visit.locationName,
        name: visit.name,
        reference: visit.reference,
      })),
  });
  registerCall(app, exportPartnerVisits, {
    async handler({ params, query, reply }) {
      const visits = await requireVisits(pool, params.partnerId, query.month);
      return answerCsv(reply, `partner-visits-${query.month}`, partnerVisitSheet(visits));
    },
  });
}

async function requireVisits(pool: Pool, partnerId: string, month: string): Promise<readonly PartnerVisit[]> {
  const visits = await listPartnerVisits(pool, partnerId, month);
  if (visits === undefined) throw nothingHere();
  return visits;
}
