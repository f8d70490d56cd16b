import { argv, env, stdout } from 'node:process';
import createClient from 'openapi-fetch';

/*
 * Says who is expected in the next class, and marks somebody present who came through the door: `node door-list.mjs [booking id]`.
 * STUDIO_URL is the address of the studio, STUDIO_KEY a key with the scopes read:classes, read:bookings and write:bookings.
 */
const { STUDIO_URL: studio, STUDIO_KEY: key } = env;
if (studio === undefined || key === undefined) throw new Error('Set STUDIO_URL and STUDIO_KEY.');

/** @type {import('openapi-fetch').Client<import('./build/studio-api.d.ts').paths>} */
const client = createClient({
  baseUrl: `${studio}/api`,
  headers: { authorization: `Bearer ${key}`, 'accept-language': 'en' },
});

const now = new Date();
const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(now);
const { data: classes, error: noWeek } = await client.GET('/desk/timetable', {
  params: { query: { from: today, to: today } },
});
if (noWeek) throw new Error(`${noWeek.code}: ${noWeek.detail}`);

const next = classes.find((one) => !one.is_canceled && new Date(one.start_datetime) > now);
if (next === undefined) say('No class is left today.');
else await showClass(next.id);

/** @param {string} classId */
async function showClass(classId) {
  const { data: shown, error } = await client.GET('/desk/classes/{classId}', {
    params: { path: { classId } },
  });
  if (error) throw new Error(`${error.code}: ${error.detail}`);
  say(`${shown.fields.timer_name}, ${shown.start_datetime}`);
  for (const { id, name, is_present: isPresent } of shown.roster)
    say(`${isPresent ? '[x]' : '[ ]'} ${name} (${id})`);
  const [, , arrived] = argv;
  if (arrived !== undefined) await markPresent(classId, arrived);
}

/**
 * @param {string} classId
 * @param {string} placeId
 */
async function markPresent(classId, placeId) {
  const { error } = await client.PUT('/desk/classes/{classId}/attendance/{kind}/{placeId}', {
    params: {
      path: { classId, kind: 'booking', placeId },
      // Sent again after an answer that was lost, it is not done twice.
      header: { 'Idempotency-Key': crypto.randomUUID() },
    },
    body: { is_present: true },
  });
  say(error ? `${error.code}: ${error.detail}` : `${placeId} is here.`);
}

/** @param {string} line */
function say(line) {
  stdout.write(`${line}\n`);
}
