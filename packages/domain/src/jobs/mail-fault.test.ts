import { expect, test } from 'vitest';
import { mailFault } from './mail-fault.ts';

test.each([
  ['EENVELOPE 550 5.1.1 <ada@x.example>: Recipient address rejected: User unknown', 'address_unknown'],
  ['EENVELOPE 553 sorry, no such mailbox here', 'address_unknown'],
  ['EENVELOPE 452 4.2.2 The recipient’s inbox is out of storage', 'mailbox_full'],
  ['EENVELOPE 552 5.2.2 Mailbox full', 'mailbox_full'],
  ['EMESSAGE 554 5.7.1 Message rejected as spam', 'refused_as_spam'],
  ['EENVELOPE 550 5.7.26 Unauthenticated mail is blocked', 'refused_as_spam'],
  ['EMESSAGE 552 5.3.4 Message size exceeds fixed limit', 'too_large'],
  ['EAUTH 535 5.7.8 Error: authentication failed', 'not_logged_in'],
  ['ECONNREFUSED connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['ESOCKET self-signed certificate', 'unreachable'],
  ['23 The operation was aborted due to timeout', 'unreachable'],
  ['451 4.3.0 Local problem', 'other'],
  [null, 'other'],
] as const)('%s means %s', (error, fault) => expect(mailFault(error)).toBe(fault));
