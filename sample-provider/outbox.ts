import type { MessageRequest } from '../shared/content/provider-contract.ts';

/** `receivedAt` in milliseconds since the epoch. */
export type ReceivedMessage = { receivedAt: number; message: MessageRequest };

export type Outbox = {
  receive(message: MessageRequest): void;
  newestFirst(): readonly ReceivedMessage[];
};

/** Keeps the newest messages in memory, where a mailing service would send them on. */
export const createOutbox = ({
  now,
  capacity = 200,
}: {
  now: () => number;
  capacity?: number;
}): Outbox => {
  let received: readonly ReceivedMessage[] = [];

  return {
    receive(message) {
      received = [{ receivedAt: now(), message }, ...received].slice(0, capacity);
    },
    newestFirst: () => received,
  };
};
