/** A mail as it is written into the outbox. */
export interface OutgoingMail {
  /** What kind of mail it is, for the operator: 'trial_confirmation'. */
  readonly kind: string;
  /**
   * Angle brackets included. The same for the same occasion for ever: it is unique in the outbox, and mailboxes
   * recognise by it a mail they were handed twice.
   */
  readonly messageId: string;
  /** One address, nothing else. */
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An iCalendar file; its method is PUBLISH or CANCEL. */
  readonly calendarEvent?: string;
  /** Where one request ends all mails of this kind (RFC 8058). Holds a secret. */
  readonly unsubscribeUrl?: string;
  /** Of the announcement it is a copy of. */
  readonly announcementNumber?: number;
  readonly writtenAt: Date;
}
