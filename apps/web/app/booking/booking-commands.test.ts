import type { BookingOutcome } from '@lifted/contract/class-bookings';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { describe, expect, test } from 'vitest';
import { BookingCommands, type BookingCommand } from './booking-commands.ts';

const book: BookingCommand = { kind: 'book', workoutId: 'w1' };
const other: BookingCommand = { kind: 'book', workoutId: 'w2' };
const booked: BookingOutcome = { outcome: 'booked', workout_id: 'w1', booking_id: 'b1' };
const silence = () => new ApiUnreachable('offline');
const refusal = () =>
  new ApiProblem({ type: 'about:blank', title: 'x', status: 409, detail: 'Full.', code: 'class_full' });

/** Commands with the keys 1, 2, …, and the keys they were sent with. */
function commandsAnswering(...answers: (BookingOutcome | Error)[]) {
  const keys: string[] = [];
  let made = 0;
  const commands = new BookingCommands(
    async (_command, key) => {
      keys.push(key);
      const answer = answers.shift() ?? booked;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    () => String((made += 1)),
  );
  return { commands, keys };
}

describe('a command', () => {
  test('has a key of its own at every press', async () => {
    const { commands, keys } = commandsAnswering(booked, booked);
    expect(await commands.carryOut(book)).toEqual(booked);
    await commands.carryOut(book);
    expect(keys).toEqual(['1', '2']);
  });

  test('is sent once more with its key when nobody answered', async () => {
    const { commands, keys } = commandsAnswering(silence(), booked);
    expect(await commands.carryOut(book)).toEqual(booked);
    expect(keys).toEqual(['1', '1']);
  });

  test('keeps its key for the next press while it is not known whether it was carried out', async () => {
    const { commands, keys } = commandsAnswering(silence(), silence(), booked, booked);
    await expect(commands.carryOut(book)).rejects.toThrow(ApiUnreachable);
    await commands.carryOut(book);
    await commands.carryOut(book);
    expect(keys).toEqual(['1', '1', '1', '2']);
  });

  test('does not give its key to another command', async () => {
    const { commands, keys } = commandsAnswering(silence(), silence(), booked);
    await expect(commands.carryOut(book)).rejects.toThrow(ApiUnreachable);
    await commands.carryOut(other);
    expect(keys).toEqual(['1', '1', '2']);
  });

  test('that was refused has another key at the next press', async () => {
    const { commands, keys } = commandsAnswering(refusal(), booked);
    await expect(commands.carryOut(book)).rejects.toThrow('Full.');
    await commands.carryOut(book);
    expect(keys).toEqual(['1', '2']);
  });

  test('that got no answer and then a refusal is decided', async () => {
    const { commands, keys } = commandsAnswering(silence(), refusal(), booked);
    await expect(commands.carryOut(book)).rejects.toThrow('Full.');
    await commands.carryOut(book);
    expect(keys).toEqual(['1', '1', '2']);
  });
});
