import { MESSAGE_CHANNELS, type MessageChannel, type MessageKind } from './message-kinds.ts';

/** What somebody chose, by kind and channel; what is missing is as the studio set it. */
export type ChannelChoices = Readonly<
  Partial<Record<MessageKind, Readonly<Partial<Record<MessageChannel, boolean>>>>>
>;

/** How the studio set a channel of a kind; `always` cannot be switched off. */
export type ChannelSetting = 'always' | 'on' | 'off';

/**
 * Mail is always sent for what the contract needs: a place somebody has not booked themselves or no longer has, what is owed,
 * what a pass has, and the term of a membership. On a device nothing is shown unasked but what has to be answered soon. By law
 * news is advertising, so it is off until somebody agrees (§ 7 (2) no. 2 UWG).
 */
export const CHANNEL_SETTINGS: Readonly<
  Record<MessageKind, Readonly<Record<MessageChannel, ChannelSetting>>>
> = {
  booked: { mail: 'on', push: 'off' },
  promoted: { mail: 'always', push: 'on' },
  offer: { mail: 'on', push: 'on' },
  class_changed: { mail: 'always', push: 'on' },
  too_few: { mail: 'on', push: 'on' },
  reminder: { mail: 'on', push: 'on' },
  check_sets: { mail: 'on', push: 'off' },
  fee: { mail: 'always', push: 'off' },
  pass_changed: { mail: 'always', push: 'off' },
  pass_ending: { mail: 'on', push: 'off' },
  membership_term: { mail: 'always', push: 'off' },
  streak_at_risk: { mail: 'off', push: 'off' },
  challenge: { mail: 'on', push: 'off' },
  announcement: { mail: 'on', push: 'off' },
  news: { mail: 'off', push: 'off' },
};

const CONSENT_KINDS: readonly MessageKind[] = ['news'];

/** Whether somebody has to agree to a kind, which is then kept with its time (Art. 7 (1) GDPR). */
export function needsConsent(kind: MessageKind): boolean {
  return CONSENT_KINDS.includes(kind);
}

/** Whether a message of this kind takes this channel. */
export function takesChannel(kind: MessageKind, channel: MessageChannel, choices: ChannelChoices): boolean {
  const setting = CHANNEL_SETTINGS[kind][channel];
  return setting === 'always' || (choices[kind]?.[channel] ?? setting === 'on');
}

/** Whether a kind is sent only to those who asked for it: without a channel there is no message either. */
export function isOptIn(kind: MessageKind): boolean {
  return MESSAGE_CHANNELS.every((channel) => CHANNEL_SETTINGS[kind][channel] === 'off');
}

/** Whether a message of this kind is written at all. */
export function isWritten(kind: MessageKind, choices: ChannelChoices): boolean {
  return !isOptIn(kind) || MESSAGE_CHANNELS.some((channel) => takesChannel(kind, channel, choices));
}
