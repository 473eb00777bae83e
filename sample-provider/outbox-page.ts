import { html } from 'hono/html';
import type { ReceivedMessage } from './outbox.ts';
import { page } from './pages.ts';

const receivedMessage = ({ receivedAt, message }: ReceivedMessage) => {
  const time = new Date(receivedAt).toISOString();
  return html`<article>
      <p>Received <time datetime="${time}">${time}</time></p>
      <dl>${Object.entries(message).map(
        ([field, value]) => html`
        <dt>${field}</dt><dd>${String(value)}</dd>`,
      )}
      </dl>
    </article>
    `;
};

/** The messages received, newest first. */
export const outboxPage = (messages: readonly ReceivedMessage[]) =>
  page(
    'Outbox',
    messages.length === 0
      ? html`<p>No messages have been received yet.</p>`
      : html`${messages.map(receivedMessage)}`,
  );
