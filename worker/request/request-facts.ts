export type RequestFacts = {
  /**
   * Counts a load for the network of the visitor.
   * @throws {Refusal}
   */
  readonly checkLoadLimit: () => Promise<void>;
  /** The loads that it waited for, and their total duration; ms. */
  readonly loads: { count: number; ms: number };
  /** Adds an event to the log line, or logs it by itself if the line is already written. */
  readonly log: (event: object) => void;
};

export function logError({ log }: RequestFacts, error: unknown) {
  const { stack } = error instanceof Error ? error : {};
  log({ event: 'error', error: String(error), stack });
}

declare module 'hono' {
  interface ContextVariableMap {
    facts: RequestFacts;
  }
}
