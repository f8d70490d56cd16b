import type {
  chooseChannel,
  chooseLanguage,
  getMessageSettings,
  MessageSettings,
} from '@lifted/contract/messages';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { needsConsent } from '@lifted/domain/notifications/message-channels';
import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../../language.ts';
import { startRemote, whileLoaded, type Remote } from '../../platform/http/remote.ts';

export type ChannelOfKind = MessageSettings['channels'][number];

interface SettingsOnPage {
  readonly settings: Remote<MessageSettings>;
  /** The latest choice was not stored; the page shows what is. */
  readonly error: Error | null;
  readonly reload: () => void;
  readonly choose: (channel: ChannelOfKind, isOn: boolean) => void;
  readonly speak: (language: Language) => void;
}

/** A member's settings. A choice is shown at once, and taken back when it could not be stored. */
export function useMessageSettings(api: ApiClient): SettingsOnPage {
  const [settings, setSettings] = useState<Remote<MessageSettings>>({ state: 'loading' });
  const [error, setError] = useState<Error | null>(null);
  const reload = useCallback(
    () =>
      startRemote(
        (signal) => api.call<typeof getMessageSettings>('GET', '/message_settings', { signal }),
        whileLoaded(setSettings),
      ),
    [api],
  );
  useEffect(reload, [reload]);

  function store(change: (before: MessageSettings) => MessageSettings, send: () => Promise<unknown>): void {
    setError(null);
    setSettings((before) =>
      before.state === 'loaded' ? { ...before, value: change(before.value) } : before,
    );
    send().catch((failure: unknown) => {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      setSettings(settings);
      reload();
    });
  }

  async function sendChoice({ kind, channel }: ChannelOfKind, isOn: boolean): Promise<void> {
    const stored = await api.call<typeof chooseChannel>(
      'PUT',
      '/message_settings/channels/{kind}/{channel}',
      { params: { kind, channel }, body: { is_on: isOn } },
    );
    if (!needsConsent(kind)) return;
    const agreedAt = stored.channels.find((one) => one.kind === kind && one.channel === channel)?.agreed_at;
    setSettings((before) =>
      before.state === 'loaded'
        ? { ...before, value: withChannel(before.value, { kind, channel }, { agreed_at: agreedAt ?? null }) }
        : before,
    );
  }

  return {
    settings,
    error,
    reload,
    choose: (choice, isOn) =>
      store(
        (before) => withChannel(before, choice, { is_on: isOn, agreed_at: null }),
        () => sendChoice(choice, isOn),
      ),
    speak: (language) =>
      store(
        (before) => ({ ...before, language }),
        () => api.call<typeof chooseLanguage>('PUT', '/message_settings/language', { body: { language } }),
      ),
  };
}

/** The settings with one channel of one kind changed. */
function withChannel(
  settings: MessageSettings,
  { kind, channel }: Pick<ChannelOfKind, 'kind' | 'channel'>,
  change: Partial<Pick<ChannelOfKind, 'is_on' | 'agreed_at'>>,
): MessageSettings {
  const channels = settings.channels.map((one) =>
    one.kind === kind && one.channel === channel ? { ...one, ...change } : one,
  );
  return { ...settings, channels };
}
