import { html } from 'hono/html';
import type { ReceivedMessage } from './outbox.ts';

type Markup = ReturnType<typeof html>;

/** Returns an HTML document of the provider. */
const page = (title: string, body: Markup): Markup => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
      body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
      article { border-top: 1px solid; padding: 1rem 0; }
      dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0; }
      dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    ${body}
  </body>
</html>
`;

export const homePage = () =>
  page(
    'Sample content provider',
    html`<p>
      This replaces the hosted blogging backend while the site runs locally. It implements the same
      API below <code>/v1</code>, with sample content.
    </p>
    <p>Messages sent with the contact form arrive in the <a href="/outbox">outbox</a>.</p>`,
  );

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

/** Returns the page of received messages. `messages` are newest first. */
export const outboxPage = (messages: readonly ReceivedMessage[]) =>
  page(
    'Outbox',
    messages.length === 0
      ? html`<p>No messages have been received yet.</p>`
      : html`${messages.map(receivedMessage)}`,
  );
