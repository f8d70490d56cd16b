/** A text of the studio in both languages of its pages. */
export interface BilingualText {
  readonly en: string;
  readonly de: string;
}
