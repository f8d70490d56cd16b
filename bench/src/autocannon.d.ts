/** The part of autocannon's API the bench uses; autocannon has no types of its own. */
declare module 'autocannon' {
  interface AutocannonRequest {
    readonly method?: 'POST';
    readonly body?: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
  }

  interface AutocannonOptions {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly setupClient: (client: { setRequests(requests: readonly AutocannonRequest[]): void }) => void;
  }

  interface AutocannonResult {
    readonly requests: { readonly average: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly '3xx': number;
    readonly errors: number;
  }

  export default function autocannon(options: AutocannonOptions): Promise<AutocannonResult>;
}
