import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { LANGUAGES, useWords, type Language } from '../../language.ts';
import { RemoteCards } from '../../ui/layout/remote-cards.tsx';
import { useAddress } from '../../use-address.ts';
import { ChannelTable } from './channel-table.tsx';
import { DeviceCard } from './device-card.tsx';
import { LANGUAGE_NAMES, MESSAGE_SETTINGS_WORDS } from './message-settings-words.ts';
import styles from './message-settings.module.css';
import { NewsCard } from './news-card.tsx';
import { useMessageSettings } from './use-message-settings.ts';

/** What reaches the member, on this device and in which language. */
export function MessageSettingsView({ api }: { readonly api: ApiClient }) {
  const words = useWords(MESSAGE_SETTINGS_WORDS);
  const address = useAddress();
  const { settings, error, reload, choose, speak } = useMessageSettings(api);
  return (
    <div className={styles.view}>
      <RemoteCards remote={settings} waiting={{ heading: words.what, height: '24rem' }} onRetry={reload}>
        {({ channels, language, push_key: studioKey }) => (
          <>
            {error !== null && <Notice tone="error">{error.message}</Notice>}
            <DeviceCard api={api} studioKey={studioKey} />
            <Card heading={words.what}>
              <p className={styles.note}>{`${words.whatNote} ${words.quiet}`}</p>
              <ChannelTable channels={channels} onChoose={choose} />
            </Card>
            <NewsCard channels={channels} onChoose={choose} />
            <Card heading={words.language}>
              <LanguageChoice chosen={language} onChoose={speak} />
            </Card>
          </>
        )}
      </RemoteCards>
      <p>
        <ButtonLink to={address('messages')} look="outline">
          {words.back}
        </ButtonLink>
      </p>
    </div>
  );
}

interface LanguageChoiceProps {
  readonly chosen: Language | null;
  readonly onChoose: (language: Language) => void;
}

function LanguageChoice({ chosen, onChoose }: LanguageChoiceProps) {
  const { language: legend, languageNote } = useWords(MESSAGE_SETTINGS_WORDS);
  return (
    <fieldset className={styles.languages} aria-label={legend}>
      <p className={styles.note}>{languageNote}</p>
      {LANGUAGES.map((language) => (
        <label key={language} lang={language} className={styles.language}>
          <input
            type="radio"
            name="language"
            value={language}
            checked={chosen === language}
            onChange={() => onChoose(language)}
          />
          {LANGUAGE_NAMES[language]}
        </label>
      ))}
    </fieldset>
  );
}
