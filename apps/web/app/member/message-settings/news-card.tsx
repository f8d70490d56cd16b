import { Card } from '@lifted/design/layout/card.tsx';
import { momentWordsWithYear } from '@lifted/domain/language/moment-words';
import { MESSAGE_CHANNELS } from '@lifted/domain/notifications/message-kinds';
import { useLanguage, useWords } from '../../language.ts';
import { MESSAGE_SETTINGS_WORDS } from './message-settings-words.ts';
import styles from './message-settings.module.css';
import type { ChannelOfKind } from './use-message-settings.ts';

interface NewsCardProps {
  readonly channels: readonly ChannelOfKind[];
  readonly onChoose: (channel: ChannelOfKind, isOn: boolean) => void;
}

/** Asks for consent to news and offers, which is never ticked before; and since when it is given. */
export function NewsCard({ channels, onChoose }: NewsCardProps) {
  const { news: words } = useWords(MESSAGE_SETTINGS_WORDS);
  const language = useLanguage();
  const ofNews = MESSAGE_CHANNELS.flatMap((channel) =>
    channels.filter((one) => one.kind === 'news' && one.channel === channel),
  );
  return (
    <Card heading={words.heading}>
      <p className={styles.note}>{words.about}</p>
      <div>
        {ofNews.map((one) => (
          <label key={one.channel} className={styles.agree}>
            <input
              type="checkbox"
              checked={one.is_on}
              onChange={(event) => onChoose(one, event.currentTarget.checked)}
            />
            <span>
              {words.agree[one.channel]}
              {one.agreed_at !== null && (
                <span className={styles.since}>
                  {words.agreedAt(momentWordsWithYear(new Date(one.agreed_at), language))}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <p className={styles.note}>{words.end}</p>
    </Card>
  );
}
