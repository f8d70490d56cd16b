import { inTransaction } from '@lifted/database/transaction';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLASS_START, createFloorFixture, type FloorFixture } from '../../testing/floor-fixture.ts';
import { setPin } from './coach-pins.ts';

const at = (ms: number) => new Date(CLASS_START.getTime() + ms);
let now = at(0);
let floor: FloorFixture;
let tablet: string;

beforeAll(async () => {
  floor = await createFloorFixture(() => now);
  ({ token: tablet } = await floor.enrol('loft'));
});
afterAll(() => floor.close());

describe('a PIN', () => {
  const unlock = async (pin: string, token: string, coach_id = 'carla') =>
    (await floor.call('POST', '/floor/unlock', token, { coach_id, pin })).status;

  it('is locked after five wrong ones, for longer each time, at this tablet alone', async () => {
    const { token } = await floor.enrol('loft');
    for (let guess = 0; guess < 4; guess += 1) expect(await unlock('0000', token)).toBe(422);
    expect(await unlock('0000', token)).toBe(429);
    expect(await unlock('2580', token)).toBe(429);
    expect(await unlock('2580', tablet)).toBe(200);
    now = at(MINUTE_MS);
    expect(await unlock('0000', token)).toBe(429);
    now = at(2 * MINUTE_MS);
    expect(await unlock('2580', token)).toBe(429);
    now = at(3 * MINUTE_MS);
    expect(await unlock('2580', token)).toBe(200);
    now = at(0);
  });

  it('counts guesses that are made at the same time', async () => {
    const { token } = await floor.enrol('loft');
    const guesses = Array.from({ length: 12 }, (_, guess) => unlock(String(guess).padStart(4, '0'), token));
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 422)).toHaveLength(4);
    expect(await unlock('2580', token)).toBe(429);
  });

  it('is asked of coaches who have one', async () => {
    expect(await unlock('2580', tablet, 'tom')).toBe(403);
  });

  it('is set by the owner, or by the coach alone', async () => {
    expect((await floor.send('PUT', '/coaches/tom/pin', { pin: '12a4' })).status).toBe(422);
    expect((await floor.send('PUT', '/coaches/nobody/pin', { pin: '2580' })).status).toBe(404);
    expect((await floor.send('PUT', '/coaches/tom/pin', { pin: '8520' }, 'coach')).status).toBe(403);
    expect((await floor.send('PUT', '/coaches/tom/pin', { pin: '8520' }, 'desk')).status).toBe(403);
    expect((await floor.send('PUT', '/coaches/me/pin', { pin: '8520' }, 'desk')).status).toBe(404);
    const { pool } = floor.database;
    await pool.query(
      `insert into identity."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
       values ('coach', 'Tom', 'tom@lifted.example', true, now(), now());
       update studio.coaches set email = 'tom@lifted.example' where id = 'tom'`,
    );
    expect((await floor.send('PUT', '/coaches/me/pin', { pin: '8520' }, 'coach')).status).toBe(200);
    expect((await floor.send('PUT', '/coaches/carla/pin', { pin: '8520' }, 'coach')).status).toBe(403);
    expect(await unlock('8520', tablet, 'tom')).toBe(200);
    const { coaches } = await floor.read<{ coaches: { id: string; has_pin: boolean }[] }>('/floor');
    expect(coaches).toMatchObject([
      { id: 'carla', has_pin: true },
      { id: 'tom', has_pin: true },
    ]);
    expect((await floor.send('PUT', '/coaches/tom/pin', { pin: null })).status).toBe(200);
    expect(await unlock('8520', tablet, 'tom')).toBe(403);
    await pool.query('delete from studio.floor_unlocks where coach_id = $1', ['tom']);
  });

  it.each(['1234', '4321', '0000'])('is refused where anybody would try it, as %s', async (pin) => {
    const answer = await floor.send('PUT', '/coaches/carla/pin', { pin });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'invalid_input', errors: [{ field: 'pin' }] });
    expect(await unlock('2580', tablet)).toBe(200);
  });

  it('that was set before easy ones were refused goes on working', async () => {
    await inTransaction(floor.database.pool, (client) => setPin(client, 'tom', '1234', now));
    expect(await unlock('1234', tablet, 'tom')).toBe(200);
    await floor.send('PUT', '/coaches/tom/pin', { pin: null });
    await floor.database.pool.query('delete from studio.floor_unlocks where coach_id = $1', ['tom']);
  });

  it('is never stored as typed', async () => {
    const { rows } = await floor.database.pool.query<{ hash: string }>(
      'select pin_hash as hash from studio.coach_pins',
    );
    expect(rows[0]?.hash).not.toContain('2580');
  });
});
