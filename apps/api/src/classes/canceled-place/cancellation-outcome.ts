/** What cancelling a place meant for the person who had it. */
export type CancellationOutcome =
  | { readonly kind: 'free'; readonly payer: 'pass' | 'membership' | null }
  | { readonly kind: 'credit' }
  | { readonly kind: 'fee'; readonly id: string; readonly cents: number; readonly dueAt: Date };
