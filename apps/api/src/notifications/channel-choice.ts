import { needsConsent } from '@lifted/domain/notifications/message-channels';
import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  type MessageKind,
} from '@lifted/domain/notifications/message-kinds';
import type { PoolClient } from 'pg';

/** One choice of a person: whether a kind of message takes a channel. */
export interface ChannelChoice {
  readonly kind: MessageKind;
  readonly channel: MessageChannel;
  readonly isOn: boolean;
}

interface Choosing {
  readonly customerNumber: number;
  readonly now: Date;
  /** On the settings page, or with the link of a mail. */
  readonly via: 'settings' | 'link';
}

/**
 * Stores one choice beside the others, in the caller's transaction, so that two devices do not overwrite each other's. Of a
 * kind that needs consent it keeps when the person agreed or took that back, and mails of it that wait are not sent any more.
 */
export async function chooseChannel(
  client: PoolClient,
  { kind, channel, isOn }: ChannelChoice,
  { customerNumber, now, via }: Choosing,
): Promise<void> {
  const wasOn = needsConsent(kind) && (await lockChoice(client, customerNumber, { kind, channel }));
  await client.query(
    `insert into studio.message_settings as s (customer_number, choices)
     values ($1, jsonb_build_object($2::text, jsonb_build_object($3::text, $4::boolean)))
     on conflict (customer_number) do update
       set choices = s.choices || jsonb_build_object($2::text,
             coalesce(s.choices->$2, '{}') || jsonb_build_object($3::text, $4::boolean))`,
    [customerNumber, kind, channel, isOn],
  );
  if (!needsConsent(kind)) return;
  await client.query(
    `insert into studio.message_consents (customer_number, kind, channel, is_given, at, via)
     select $1, $2, $3, $4, $5, $6
      where $4::boolean <> $7::boolean or $4 is distinct from coalesce(
        (select is_given from studio.message_consents
          where customer_number = $1 and kind = $2 and channel = $3 order by number desc limit 1), false)`,
    [customerNumber, kind, channel, isOn, now, via, wasOn],
  );
  if (channel === 'mail' && !isOn) await dropWaitingMails(client, customerNumber, kind);
}

/**
 * What the person had chosen before, locked. Their latest consent does not say it alone: once people are merged, it can be what the
 * other record said.
 */
async function lockChoice(
  client: PoolClient,
  customerNumber: number,
  { kind, channel }: Pick<ChannelChoice, 'kind' | 'channel'>,
): Promise<boolean> {
  await client.query(
    'insert into studio.message_settings (customer_number) values ($1) on conflict (customer_number) do nothing',
    [customerNumber],
  );
  const { rows } = await client.query<{ isOn: boolean }>(
    `select coalesce((choices->$2->$3)::boolean, false) as "isOn"
       from studio.message_settings where customer_number = $1 for update`,
    [customerNumber, kind, channel],
  );
  return rows[0]?.isOn ?? false;
}

/** Ends all of a kind that needs consent: no mail, no device, no list. */
export async function endKind(client: PoolClient, kind: MessageKind, choosing: Choosing): Promise<void> {
  for (const channel of MESSAGE_CHANNELS)
    await chooseChannel(client, { kind, channel, isOn: false }, choosing);
}

async function dropWaitingMails(
  client: PoolClient,
  customerNumber: number,
  kind: MessageKind,
): Promise<void> {
  await client.query(
    `delete from studio.mail_outbox m using studio.customers c
      where c.number = $1 and lower(m.recipient) = c.email and m.kind = $2 and m.sent_at is null`,
    [customerNumber, kind],
  );
}
