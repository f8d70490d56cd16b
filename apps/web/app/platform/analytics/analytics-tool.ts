/** A statistics tool of the studio's choice. Nothing is requested before `load` is called. */
export interface AnalyticsTool {
  /** Adds the tool to this document for good. Rejects when it cannot be loaded. */
  load(): Promise<void>;
}
