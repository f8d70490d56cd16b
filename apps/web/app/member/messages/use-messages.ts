import type { markMessagesRead, MemberMessages } from '@lifted/contract/messages';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { useEffect } from 'react';
import type { CustomerAnswers, MemberAnswers } from '../../customer/member-answers.ts';
import { noteUnread } from '../../customer/unread-messages.ts';
import { useCachedAnswer } from '../../platform/http/cached-answer.ts';
import type { Remote } from '../../platform/http/remote.ts';

/** The messages of the signed-in member; null for an account that belongs to nobody who trains here. */
interface MessagesOnPage {
  readonly messages: Remote<MemberMessages | null>;
  readonly retry: () => void;
}

/** Loads what the studio told the member. What the page shows counts as read from then on. */
export function useMessages(api: ApiClient, answers: MemberAnswers): MessagesOnPage {
  const profile = useCachedAnswer(answers.customer);
  const customer = profile.state === 'loaded' ? profile.value : null;
  const ofCustomer = customer === null ? null : answers.of(customer.id);
  const messages = useCachedAnswer(ofCustomer?.messages ?? null);
  // An answer of before, shown without a network, marks nothing.
  const isCurrent = messages.state === 'loaded' && messages.asOf === undefined;
  const shown = isCurrent && messages.value.unread > 0 ? latestOf(messages.value) : null;
  useEffect(() => {
    if (shown !== null && ofCustomer !== null) markRead(api, ofCustomer, shown);
  }, [api, ofCustomer, shown]);
  return {
    messages: profile.state === 'loaded' && customer !== null ? messages : nobody(profile),
    retry() {
      if (profile.state === 'failed') answers.customer.retry();
      else ofCustomer?.messages.retry();
    },
  };
}

/** Null for an empty list. */
function latestOf({ messages }: MemberMessages): number | null {
  return messages.length === 0 ? null : Math.max(...messages.map(({ number }) => number));
}

function nobody(profile: Remote<unknown>): Remote<null> {
  return profile.state === 'loaded' ? { ...profile, value: null } : profile;
}

function markRead(api: ApiClient, { unread }: CustomerAnswers, upTo: number): void {
  api
    .call<typeof markMessagesRead>('POST', '/messages/read', { body: { up_to: upTo } })
    .then(() => {
      noteUnread(0);
      return unread.renew();
    })
    .catch((failure: unknown) => console.error('The messages stay unread.', failure));
}
