/** A tool of the studio's choice that counts visits. Nothing of it is asked for before `load` is called. */
export interface AnalyticsTool {
  /** Puts the tool into this document, which it then stays in. Rejects when it cannot be had. */
  load(): Promise<void>;
}
