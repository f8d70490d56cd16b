/** A clip by its bytes, whatever its name says, or why it is not taken. */
export type ClipFile =
  | {
      readonly kind: 'clip';
      readonly type: 'mp4' | 'webm';
      readonly seconds: number;
      /** The same clip without what it says of itself: where, when and with what it was taken. */
      readonly clean: Uint8Array;
    }
  | { readonly kind: 'refused'; readonly fault: ClipFault };

export type ClipFault =
  | 'too_large'
  | 'quicktime'
  | 'unknown'
  | 'damaged'
  /** Of a kind not every browser plays. */
  | 'codec'
  | 'no_length'
  | 'too_long';
