import { describe, expect, it } from 'vitest';
import { CHANNEL_SETTINGS, isOptIn, isWritten, needsConsent, takesChannel } from './message-channels.ts';
import { MESSAGE_KINDS } from './message-kinds.ts';

const NOTHING = { mail: false, push: false };

describe('a channel of a kind of message', () => {
  it('is as the studio set it until somebody chooses', () => {
    expect(takesChannel('reminder', 'mail', {})).toBe(true);
    expect(takesChannel('reminder', 'push', {})).toBe(true);
    expect(takesChannel('booked', 'push', {})).toBe(false);
  });

  it('follows the choice, and a choice for another kind changes nothing', () => {
    const choices = { reminder: { mail: false }, booked: { push: true } };
    expect(takesChannel('reminder', 'mail', choices)).toBe(false);
    expect(takesChannel('reminder', 'push', choices)).toBe(true);
    expect(takesChannel('booked', 'push', choices)).toBe(true);
    expect(takesChannel('too_few', 'mail', choices)).toBe(true);
  });

  it('is always mail for what the contract needs, whatever was chosen', () => {
    const silent = Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, NOTHING]));
    const mailed = MESSAGE_KINDS.filter((kind) => takesChannel(kind, 'mail', silent));
    expect(mailed).toEqual(['promoted', 'class_changed', 'fee', 'pass_changed', 'membership_term']);
    expect(MESSAGE_KINDS.filter((kind) => takesChannel(kind, 'push', silent))).toEqual([]);
  });

  it('is off for everything that needs consent', () => {
    const asked = MESSAGE_KINDS.filter(needsConsent);
    expect(asked).toEqual(['news']);
    expect(asked.filter((kind) => !isOptIn(kind))).toEqual([]);
  });

  it('is never forced onto a device', () => {
    expect(MESSAGE_KINDS.filter((kind) => CHANNEL_SETTINGS[kind].push === 'always')).toEqual([]);
  });
});

describe('a message in the list', () => {
  it('is written whatever the channels', () => {
    expect(isWritten('reminder', { reminder: NOTHING })).toBe(true);
  });

  it('of a kind one has to ask for is written to those who asked', () => {
    expect(isWritten('streak_at_risk', {})).toBe(false);
    expect(isWritten('streak_at_risk', { streak_at_risk: { push: true } })).toBe(true);
    expect(isWritten('streak_at_risk', { streak_at_risk: { mail: true } })).toBe(true);
  });
});
