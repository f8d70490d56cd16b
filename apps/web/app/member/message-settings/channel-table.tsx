import { needsConsent } from '@lifted/domain/notifications/message-channels';
import {
  MESSAGE_CHANNELS,
  MESSAGE_KIND_WORDS,
  MESSAGE_KINDS,
} from '@lifted/domain/notifications/message-kinds';
import { useLanguage, useWords } from '../../language.ts';
import { MESSAGE_SETTINGS_WORDS } from './message-settings-words.ts';
import styles from './message-settings.module.css';
import type { ChannelOfKind } from './use-message-settings.ts';

interface ChannelTableProps {
  readonly channels: readonly ChannelOfKind[];
  readonly onChoose: (channel: ChannelOfKind, isOn: boolean) => void;
}

/** Every kind of message but those that need consent, with a box for each way. */
export function ChannelTable({ channels, onChoose }: ChannelTableProps) {
  const words = useWords(MESSAGE_SETTINGS_WORDS);
  const language = useLanguage();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          {MESSAGE_CHANNELS.map((channel) => (
            <th key={channel} scope="col" className={styles.box}>
              {words[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MESSAGE_KINDS.filter((kind) => !needsConsent(kind)).map((kind) => {
          const { name, about } = MESSAGE_KIND_WORDS[kind][language];
          return (
            <tr key={kind}>
              <th scope="row">
                {name} <span className={styles.about}>{about}</span>
              </th>
              {MESSAGE_CHANNELS.map((channel) => (
                <td key={channel} className={styles.box}>
                  {channels
                    .filter((one) => one.kind === kind && one.channel === channel)
                    .map((one) => (
                      <Choice key={channel} name={name} choice={one} onChoose={onChoose} />
                    ))}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly choice: ChannelOfKind;
  readonly onChoose: (channel: ChannelOfKind, isOn: boolean) => void;
}

function Choice({ name, choice, onChoose }: ChoiceProps) {
  const words = useWords(MESSAGE_SETTINGS_WORDS);
  const { channel, is_on: isOn, is_fixed: isFixed } = choice;
  const label = `${name}: ${words[channel]}`;
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isFixed}
        aria-label={isFixed ? `${label}, ${words.always}` : label}
        onChange={(event) => onChoose(choice, event.currentTarget.checked)}
      />
    </label>
  );
}
