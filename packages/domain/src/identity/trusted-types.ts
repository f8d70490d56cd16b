/*
 * Names a page's policy allows (apps/api/src/site/read-staff-app.ts), under which the staff app's scripts let in the little they put
 * into a page as HTML or as the address of a script (docs/decisions/173-policy-reports.md).
 */

/** The desk: a workout's page, shown in a frame without scripts before members see it. */
export const DESK_PREVIEW = 'desk-preview';
/** The floor: its service worker. */
export const FLOOR_WORKER = 'floor-worker';
