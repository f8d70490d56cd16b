import type { MessageSettings } from '@lifted/contract/messages';
import type { Language } from '@lifted/domain/language/language';
import {
  CHANNEL_SETTINGS,
  takesChannel,
  type ChannelChoices,
} from '@lifted/domain/notifications/message-channels';
import { MESSAGE_CHANNELS, MESSAGE_KINDS } from '@lifted/domain/notifications/message-kinds';
import type { Pool } from 'pg';
import { LANGUAGE } from '../../notifications/reader.ts';

interface SettingsRow {
  readonly language: Language | null;
  readonly choices: ChannelChoices;
  /** When somebody agreed to what needs it, by kind and channel: 'news mail'. */
  readonly agreed: Readonly<Record<string, string>>;
}

/** A member's settings, every channel of every kind as it applies to them. */
export async function readMessageSettings(
  pool: Pool,
  customerNumber: number,
): Promise<Omit<MessageSettings, 'push_key'>> {
  const { rows } = await pool.query<SettingsRow>(
    `select ${LANGUAGE} as language, coalesce(s.choices, '{}') as choices,
            (select coalesce(json_object_agg(given.name, studio.berlin_iso(given.at)), '{}')
               from (select kind || ' ' || channel as name, max(at) as at from studio.message_consents
                      where customer_number = $1 and is_given group by 1) given) as agreed
       from studio.customers c left join studio.message_settings s on s.customer_number = c.number
      where c.number = $1`,
    [customerNumber],
  );
  const { language, choices, agreed } = rows[0] ?? { language: null, choices: {}, agreed: {} };
  const channels = MESSAGE_KINDS.flatMap((kind) =>
    MESSAGE_CHANNELS.map((channel) => {
      const isOn = takesChannel(kind, channel, choices);
      return {
        kind,
        channel,
        is_on: isOn,
        is_fixed: CHANNEL_SETTINGS[kind][channel] === 'always',
        agreed_at: isOn ? (agreed[`${kind} ${channel}`] ?? null) : null,
      };
    }),
  );
  return { language, channels };
}

/** The language somebody chose, which stays whatever page they use. */
export async function storeLanguage(pool: Pool, customerNumber: number, language: Language): Promise<void> {
  await pool.query(
    `insert into studio.message_settings (customer_number, language, chose_language) values ($1, $2, true)
     on conflict (customer_number) do update set language = excluded.language, chose_language = true`,
    [customerNumber, language],
  );
}
