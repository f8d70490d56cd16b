/**
 * Where the studio does not yet do what the specification says. While a line is true, the book-keeper follows the studio there, so that it
 * finds everything else; false, it follows the specification. Once the studio does too, the line goes, with what asks for it.
 */
export const NOT_YET_BUILT = {
  /** "cancelling is free until its start" for those who have their place again in a restored class. */
  restoredIsFreeUntilItStarts: true,
  /** "who waited waits again in order", when the studio restores the class. */
  listComesBack: true,
  /** A class with less than four places is full before four are booked: 'too few' is less than min(4, capacity). */
  fullIsNeverTooFew: true,
  /** The credit of a place given up late comes back if the place was taken when the class started. */
  creditComesBackAtStart: true,
  /** … and if the studio cancels the class. */
  creditComesBackWithCanceledClass: true,
  /** A closure cancels the classes of its own days, not again one of another closed day that the desk has restored. */
  closuresStayOnTheirDays: true,
  /** A class that was moved and moved back is as it was booked: cancelling is not free because of that. */
  movedBackIsAsBooked: true,
  /** Undoing a removal after a merge was taken apart books whose place it is now, not whom the desk removed then. */
  undoKnowsWhoseItIs: true,
} as const satisfies Readonly<Record<string, boolean>>;
