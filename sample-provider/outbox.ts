import type { MessageRequest } from './provider-contract.ts';

/** `receivedAt` is in ms since the epoch. */
export type ReceivedMessage = { receivedAt: number; message: MessageRequest };

export type Outbox = ReturnType<typeof createOutbox>;

const capacity = 200;

/** Creates an outbox that stores the newest messages in memory. A mailing service would send them. */
export const createOutbox = (now: typeof Date.now) => {
  let received: readonly ReceivedMessage[] = [];

  return {
    add(message: MessageRequest) {
      received = [{ receivedAt: now(), message }, ...received].slice(0, capacity);
    },
    newestFirst: () => received,
    /** Whether a message has this bot-check token, which is valid for one message only. */
    includes: (token: string) => received.some(({ message }) => message.recaptcha_token === token),
  };
};
