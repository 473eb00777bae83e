import fc from 'fast-check';

const names = (
  'a b i p div span br hr img h1 h2 h6 ul ol li dl dt dd pre blockquote figure figcaption center font ' +
  'nobr table caption colgroup col thead tbody tfoot tr td th form button input select option ' +
  'textarea fieldset svg math foreignObject desc title mi mtext mglyph malignmark annotation-xml ' +
  'style script template noscript noembed noframes xmp iframe object embed video marquee plaintext ' +
  'listing html head body base meta link frameset details summary dialog ruby rt image keygen o:p x-y'
).split(' ');

/** Attributes with a value that is kept, one that is changed, or one that is harmful. */
const attributes: [name: string, ...values: string[]][] = [
  ['align', 'center', 'middle'],
  ['class', 'align-center', 'table-frame', 'tr-caption-container', 'visually-hidden'],
  ['style', 'text-align:center', 'float:left', 'display:none', 'border:none;margin:0 0 0 40px'],
  ['style', 'width:50%;height:10px', 'list-style-type:lower-roman', 'background:url(//x.example)'],
  ['href', 'https://x.example/', '/a?b=1&c', 'javascript:run()', 'mailto:a@x.example', 'x:y'],
  ['href', '#a', '#page-data', '#body', '#é "'],
  ['src', 'https://x.example/a.png', 'data:image/png;base64,AA', 'data:text/html,x', 'x'],
  ['src', '//www.youtube.com/embed/VgJQ8nPzEMQ?start=3', 'https://maps.example/'],
  ['data', 'https://x.example/a.swf', 'data:text/html,x'],
  ['type', 'a', 'square', 'text/html'],
  ['width', '320', '50%', '-1', '1e3'],
  ['colspan', '2', '0', '9999', 'x'],
  ['start', '3', '-1', 'x'],
  ['dir', 'rtl', 'up'],
  ['lang', 'el', '"'],
  ['alt', 'A <lamp> & "oil"', ''],
  ['title', '</title><img src=x onerror=run()>', 'A title'],
  ['id', 'page-data', 'a', 'post-1.a', 'é "'],
  ['name', 'body', 'a', 'post-1.body'],
  ['onclick', 'run()'],
  ['xlink:href', 'javascript:run()'],
  ['encoding', 'text/html'],
];

const attribute = fc
  .constantFrom(...attributes.flatMap(([name, ...values]) => values.map((value) => [name, value])))
  .map(([name, value]) => ` ${name}="${value?.replaceAll('"', '&quot;')}"`);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('grace', ' ', '\n', '\n\n', '\0', '\u00a0'),
  fc.constantFrom('&amp;', '&lt;b&gt;', '&#13;', '&nbsp'),
  fc.constantFrom('<', '>', '</', '<!--', '-->', '--!>', '<![CDATA[', ']]>', '<?x', '"', "'"),
);

const name = fc.constantFrom(...names);
const opening = fc
  .tuple(name, fc.array(attribute, { maxLength: 3 }), fc.boolean())
  .map(([tag, parts, closed]) => `<${tag}${parts.join('')}${closed ? '/' : ''}>`);
const closing = name.map((tag) => `</${tag}>`);

/** Invalid markup: unknown, misplaced, unclosed and unopened tags, and arbitrary text. */
export const { arbitraryMarkup } = fc.letrec<{ arbitraryMarkup: string; element: string }>(
  (tie) => ({
    arbitraryMarkup: fc
      .array(fc.oneof({ depthSize: 'medium' }, text, opening, closing, tie('element')), {
        maxLength: 8,
      })
      .map((parts) => parts.join('')),
    element: fc
      .tuple(name, fc.array(attribute, { maxLength: 3 }), tie('arbitraryMarkup'))
      .map(([tag, parts, children]) => `<${tag}${parts.join('')}>${children}</${tag}>`),
  }),
);
