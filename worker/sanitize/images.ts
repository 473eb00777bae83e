import type { Element, ElementContent, Parents, Properties, Root } from 'hast';
import { editorStyle, pixelsOf } from './editor-style.ts';
import { absoluteUrl } from './url.ts';

const safeUrl = /^(?:https?:|data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,])/i;

/** A file of a picture that the text names instead of showing it: 'IMG_0012.JPG'. */
const fileName =
  /^\s*(?:[A-Z]:)?[\p{L}\p{M}\d\s_.,()&'’+@#~[\]\\/–-]{1,100}\.(?:jpe?g|png|gif|webp|heic|bmp|tiff?|svg|avif)\s*$/iu;

/** A name that cameras, phones and screenshots give: 'IMG_0012', 'Screenshot 2026-03-01 at 9.41'. */
const givenName =
  /^(?=.*\d)(?:dsc[nf]?|image|img|mvi|p(?=\d{4})|photo|picture|pxl|screen ?shot|whatsapp image)(?:[\d\s_().:-]|at|[ap]m|wa)*$/i;

/** What scripts show in the place of a picture until it is in view. */
const placeholder =
  /^data:|(?<![a-z])(?:blank|grey|lazy|loading|pixel|placeholder|spacer|transparent|1x1)(?![a-z])/i;

/** Sanitizes an image with an absolute URL or an image data URL. Any other is replaced with its alternative text. */
export function replaceImage(element: Element): ElementContent[] | undefined {
  const { tagName, properties } = element;
  if (tagName !== 'img') return undefined;
  // Browsers fall back to `title` as the alternative text, and `title` is removed.
  const named = String(properties.alt || properties.title || '');
  const alt = fileName.test(named) || givenName.test(named.trim()) ? '' : named;
  const src = sourceOf(properties);
  if (!src) return alt ? [{ type: 'text', value: alt }] : [];
  Object.assign(properties, { src, alt, ...sizeOf(element) });
  return undefined;
}

/** Removes the names of files that stand below missing images. */
export function removeFileNames(tree: Root) {
  let image: Element | undefined;
  // `unist-util-visit` would take a tenth of the time of all passes.
  function visit({ children }: Parents) {
    for (const node of children) {
      if (node.type === 'element') {
        if (node.tagName === 'img') image = node;
        visit(node);
      } else if (node.type === 'text' && /\S/.test(node.value)) {
        if (image && fileName.test(node.value) && !sourceOf(image.properties)) node.value = '';
        image = undefined;
      }
    }
  }
  visit(tree);
}

/** The URL of an image; undefined if browsers elsewhere cannot show it. */
function sourceOf(properties: Properties): string | undefined {
  const { src, srcSet, dataSrcset, dataSrc, dataLazySrc, dataOriginal } = properties;
  const own = safeSource(src);
  const isPlaceholder = !own || placeholder.test(String(src));
  const largest = isPlaceholder ? [dataSrcset, srcSet].map(largestOf) : [];
  const others = [dataSrc, dataLazySrc, dataOriginal, ...largest].map(safeSource);
  return others.find(Boolean) ?? own;
}

/** The candidate of a `srcset` with the highest width or density. */
function largestOf(set: unknown): string | undefined {
  const candidates = String(set ?? '').split(/,\s+/);
  const [largest] = candidates
    .map((candidate) => candidate.trim().split(/\s+/))
    .sort(([, a = '1x'], [, b = '1x']) => Number.parseFloat(b) - Number.parseFloat(a));
  return largest?.[0];
}

/** Images are requested over HTTPS, as browsers do on an HTTPS page. */
function safeSource(src: unknown): string | undefined {
  const href = absoluteUrl(src)?.href ?? '';
  return safeUrl.test(href) ? href.replace(/^http:/, 'https:') : undefined;
}

/** A style wins against attributes. */
function sizeOf(element: Element): Properties {
  const { width, height } = element.properties;
  const style = editorStyle(element);
  const styled = [style.get('width'), style.get('height')].map((length) => pixelsOf(length));
  const size = styled.some(Boolean) ? styled : [pixelsOf(width), pixelsOf(height)];
  const [w, h] = size.map((pixels) => (pixels ? String(Math.round(pixels)) : undefined));
  return { width: w, height: h };
}

export function loadImageLazily({ tagName, properties }: Element) {
  if (tagName === 'img') Object.assign(properties, { loading: 'lazy', decoding: 'async' });
}
