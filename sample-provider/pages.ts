import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

/** A plain HTML document for whoever looks at the provider itself. */
export const page = (title: string, body: Markup): Markup => html`<!doctype html>
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
