import { html } from 'hono/html';
import { page } from './pages.ts';

export const homePage = () =>
  page(
    'Embedded content provider',
    html`<p>
      This stands in for the hosted blogging backend while the site runs locally. It answers the
      same calls below <code>/v1</code>, with sample content that was written to show the site.
    </p>
    <p>Messages sent with the contact form arrive in the <a href="/outbox">outbox</a>.</p>`,
  );
