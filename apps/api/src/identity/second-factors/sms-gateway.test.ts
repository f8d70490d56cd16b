import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSmsGateway, type LoopbackSmsGateway } from '../../testing/identity-second-factor-fixture.ts';
import { httpSmsGateway } from './sms-gateway.ts';

const MESSAGE = { to: '+4915112345678', text: '123456 is your code' };
let gateway: LoopbackSmsGateway;

beforeAll(async () => {
  gateway = await startSmsGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.answer(202));

it('a message goes out with sender, number, text and token', async () => {
  await httpSmsGateway(gateway.settings)(MESSAGE);
  expect(gateway.arrived.at(-1)).toEqual({
    authorization: 'Bearer sms-token',
    body: { from: 'LIFTED', ...MESSAGE },
  });
});

it.each([400, 401, 500])('an answer of %i is said without number and text', async (status) => {
  gateway.answer(status);
  const sending = httpSmsGateway(gateway.settings)(MESSAGE);
  await expect(sending).rejects.toThrow(`The SMS gateway did not take a message: it answered ${status}.`);
});

it('a gateway that has moved gets the token no second time', async () => {
  const before = gateway.arrived.length;
  gateway.answer(307);
  await expect(httpSmsGateway(gateway.settings)(MESSAGE)).rejects.toThrow('not reached');
  expect(gateway.arrived).toHaveLength(before + 1);
});

it('a gateway nobody reaches is said', async () => {
  const gone = await startSmsGateway();
  await gone.close();
  await expect(httpSmsGateway(gone.settings)(MESSAGE)).rejects.toThrow('not reached');
});
