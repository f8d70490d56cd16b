import {
  branchCalls,
  coachCalls,
  locationCalls,
  partnerCalls,
  productCalls,
  roomEquipmentCalls,
} from '@lifted/contract/desk-records';
import { classKindCalls } from '@lifted/contract/desk/planning/class-kinds';
import { implementCalls } from '@lifted/contract/desk/planning/implements';
import { inTransaction } from '@lifted/database/transaction';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { DeskDependencies } from '../../audit/desk-changes.ts';
import { undoEdits, type Transact } from '../../audit/edit-record.ts';
import { recordHandlers } from '../../audit/record-handlers.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { classKindRecord, listClassKinds } from './class-kind-record.ts';
import { implementRecord, listImplements } from './implement-record.ts';
import { listPartners, partnerRecord } from './partner-record.ts';
import { listRoomEquipment, roomEquipmentRecord } from './room-equipment.ts';
import { registerPartnerVisits } from './partner-visits-routes.ts';
import {
  branchRecord,
  coachRecord,
  listBranches,
  listCoaches,
  listLocations,
  listProducts,
  locationRecord,
  productRecord,
} from './records.ts';

/** Products, branches, kinds of class, rooms, implements and coaches (studio operations, sections 1 and 4); products and branches are the owner's. */
export function registerDeskRecords(app: StudioApp, { pool, changes, now }: DeskDependencies): void {
  const transact: Transact = (work) => inTransaction(pool, work);

  const products = recordHandlers(productRecord, transact, now);
  registerCall(app, productCalls.list, { handler: () => listProducts(pool, berlinDate(now())) });
  registerCall(app, productCalls.add, { handler: products.add });
  registerCall(app, productCalls.edit, { handler: products.edit });
  undoEdits(changes, productRecord, ['owner'], transact);

  const branches = recordHandlers(branchRecord, transact, now);
  registerCall(app, branchCalls.list, { handler: () => listBranches(pool) });
  registerCall(app, branchCalls.add, { handler: branches.add });
  registerCall(app, branchCalls.edit, { handler: branches.edit });
  undoEdits(changes, branchRecord, ['owner'], transact);

  const kinds = recordHandlers(classKindRecord, transact, now);
  registerCall(app, classKindCalls.list, { handler: () => listClassKinds(pool, now()) });
  registerCall(app, classKindCalls.add, { handler: kinds.add });
  registerCall(app, classKindCalls.edit, { handler: kinds.edit });
  registerCall(app, classKindCalls.remove, { handler: kinds.remove });
  undoEdits(changes, classKindRecord, DESK_ROLES, transact);

  const locations = recordHandlers(locationRecord, transact, now);
  registerCall(app, locationCalls.list, { handler: () => listLocations(pool) });
  registerCall(app, locationCalls.add, { handler: locations.add });
  registerCall(app, locationCalls.edit, { handler: locations.edit });
  undoEdits(changes, locationRecord, DESK_ROLES, transact);

  const equipment = recordHandlers(roomEquipmentRecord, transact, now);
  registerCall(app, roomEquipmentCalls.list, {
    handler: ({ request }) => listRoomEquipment(pool, languageOf(request.headers)),
  });
  registerCall(app, roomEquipmentCalls.edit, { handler: equipment.edit });
  undoEdits(changes, roomEquipmentRecord, DESK_ROLES, transact);

  const known = recordHandlers(implementRecord, transact, now);
  registerCall(app, implementCalls.list, {
    handler: ({ request }) => listImplements(pool, languageOf(request.headers)),
  });
  registerCall(app, implementCalls.add, { handler: known.add });
  registerCall(app, implementCalls.edit, { handler: known.edit });
  registerCall(app, implementCalls.remove, { handler: known.remove });
  undoEdits(changes, implementRecord, DESK_ROLES, transact);

  const coaches = recordHandlers(coachRecord, transact, now);
  registerCall(app, coachCalls.list, { handler: () => listCoaches(pool) });
  registerCall(app, coachCalls.add, { handler: coaches.add });
  registerCall(app, coachCalls.edit, { handler: coaches.edit });
  undoEdits(changes, coachRecord, DESK_ROLES, transact);

  const partners = recordHandlers(partnerRecord, transact, now);
  registerCall(app, partnerCalls.list, { handler: () => listPartners(pool) });
  registerCall(app, partnerCalls.add, { handler: partners.add });
  registerCall(app, partnerCalls.edit, { handler: partners.edit });
  undoEdits(changes, partnerRecord, ['owner'], transact);
  registerPartnerVisits(app, pool);
}
