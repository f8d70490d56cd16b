/*
 * Loaded before the server (`--import`): sets its clock to FAULT_CLOCK at process start; it runs on from there. Only `Date`
 * is moved; timers use the monotonic clock and are unaffected.
 */
const RealDate = Date;
const startsAt = RealDate.parse(process.env['FAULT_CLOCK'] ?? '');
if (Number.isNaN(startsAt)) throw new Error('FAULT_CLOCK should be an instant such as 2026-03-29T00:30:00Z.');
const movedBy = startsAt - RealDate.now();

const movedNow = () => RealDate.now() + movedBy;

globalThis.Date = new Proxy(RealDate, {
  construct(target, parts: [], newTarget: new () => object): object {
    const made: unknown = Reflect.construct(target, parts.length === 0 ? [movedNow()] : parts, newTarget);
    return typeof made === 'object' && made !== null ? made : new RealDate(movedNow());
  },
  apply: () => new RealDate(movedNow()).toString(),
  get: (target, name): unknown => (name === 'now' ? movedNow : Reflect.get(target, name)),
});
