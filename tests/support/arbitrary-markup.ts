import fc from 'fast-check';

const names = [
  ...['a', 'b', 'i', 'p', 'div', 'span', 'br', 'hr', 'img', 'h1', 'h2', 'h6', 'ul', 'ol', 'li'],
  ...['dl', 'dt', 'dd', 'pre', 'blockquote', 'figure', 'figcaption', 'center', 'font', 'nobr'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
  ...['form', 'button', 'input', 'select', 'option', 'textarea', 'label', 'fieldset', 'legend'],
  ...['svg', 'math', 'foreignObject', 'desc', 'title', 'mi', 'mtext', 'mglyph', 'malignmark'],
  ...['annotation-xml', 'style', 'script', 'template', 'noscript', 'noembed', 'noframes', 'xmp'],
  ...['iframe', 'object', 'embed', 'param', 'video', 'source', 'marquee', 'plaintext', 'listing'],
  ...['html', 'head', 'body', 'base', 'meta', 'link', 'frameset', 'details', 'summary', 'dialog'],
  ...['ruby', 'rt', 'rp', 'image', 'keygen', 'applet', 'o:p', 'x-y'],
];

const values: Record<string, string[]> = {
  align: ['left', 'center', 'right', 'justify', 'middle'],
  class: ['align-center', 'table-frame', 'tr-caption', 'tr-caption-container', 'Banner_banner'],
  style: [
    ...['text-align:center', 'float:left', 'display:none', 'border:none;margin:0 0 0 40px'],
    ...['width:50%;height:10px', 'list-style-type:lower-roman', 'background:url(//x.example)'],
  ],
  href: [
    ...['https://x.example/', '/a?b=1&c', 'javascript:run()', 'mailto:a@x.example', 'x:y'],
    ...['#a', '#page-data', '#body', '#é "'],
  ],
  src: [
    ...['https://x.example/a.png', 'x', 'data:image/png;base64,AA', 'data:text/html,x'],
    ...['//www.youtube.com/embed/VgJQ8nPzEMQ?start=3', 'https://maps.example/', 'javascript:run()'],
  ],
  data: ['https://x.example/a.swf', 'data:text/html,x'],
  type: ['a', 'I', 'square', 'text/html'],
  width: ['1', '320', '50%', '-1', '1e3'],
  colspan: ['2', '0', '9999', 'x'],
  start: ['3', '-1', 'x'],
  value: ['3', 'x'],
  dir: ['rtl', 'auto', 'up'],
  lang: ['el', 'he-IL', '"'],
  alt: ['A <lamp> & "oil"', ''],
  title: ['</title><img src=x onerror=run()>', 'A title'],
  hidden: [''],
  id: ['page-data', 'a', 'post-1.a', 'é "'],
  name: ['body', 'a', 'post-1.body'],
  onclick: ['run()'],
  'xlink:href': ['javascript:run()'],
  encoding: ['text/html'],
};

const attribute = fc
  .constantFrom(...Object.entries(values).flatMap(([name, all]) => all.map((v) => ({ name, v }))))
  .map(({ name, v }) => ` ${name}="${v.replaceAll('"', '&quot;')}"`);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    'grace',
    ' ',
    '\n',
    '\n\n',
    '\0',
    '&amp;',
    '&lt;b&gt;',
    '&#13;',
    '&#x202e;',
    '&nbsp',
    '\u00a0',
  ),
  fc.constantFrom(
    '<',
    '>',
    '</',
    '<!--',
    '-->',
    '--!>',
    '<![CDATA[',
    ']]>',
    '<?x',
    '<!doctype html>',
    '"',
    "'",
  ),
);

const name = fc.constantFrom(...names);
const opening = fc
  .tuple(name, fc.array(attribute, { maxLength: 3 }), fc.boolean())
  .map(([tag, attributes, closed]) => `<${tag}${attributes.join('')}${closed ? '/' : ''}>`);
const closing = name.map((tag) => `</${tag}>`);

const { tree } = fc.letrec<{ tree: string; element: string }>((tie) => ({
  tree: fc
    .array(fc.oneof({ depthSize: 'medium' }, text, opening, closing, tie('element')), {
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
  element: fc
    .tuple(name, fc.array(attribute, { maxLength: 3 }), tie('tree'))
    .map(([tag, attributes, children]) => `<${tag}${attributes.join('')}>${children}</${tag}>`),
}));

/** Invalid markup: unknown, misplaced, unclosed and unopened tags, and arbitrary text. */
export const arbitraryMarkup = tree;
