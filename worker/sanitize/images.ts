import type { Element, ElementContent, Parents, Properties } from 'hast';
import { editorStyle, pixelsOf } from './editor-style.ts';
import { absoluteUrl } from './url.ts';

const imageDataUrl = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** A file of a picture that the text names instead of showing it: 'IMG_0012.JPG'. */
const fileName =
  /^\s*(?:[A-Z]:)?[\p{L}\p{M}\d\s_.,()&'’+@#~[\]\\/–-]{1,100}\.(?:jpe?g|png|gif|webp|heic|bmp|tiff?|svg|avif)\s*$/iu;

/** What scripts show in the place of a picture until it is in view. */
const placeholder =
  /^data:image\/(?:gif|svg\+xml|png;base64,iVBOR).{0,500}$|(?<![a-z])(?:blank|clear|dummy|empty|gr[ae]y|lazy|loader|loading|pixel|placeholder|spacer|transparent|1x1)(?![a-z])/i;

/** The attributes that such scripts read. The others can name a picture of another size. */
const lazySources = ['dataSrc', 'dataLazySrc', 'dataOriginal'];
const otherSource = /^data.*(?:src|lazy|original|url|file|image|echo)$/i;

/** Sanitizes an image with an absolute URL or an image data URL. Any other is replaced with its alternative text. */
export function replaceImage(element: Element): ElementContent[] | undefined {
  const { tagName, properties } = element;
  if (tagName !== 'img') return undefined;
  // Browsers fall back to `title` as the alternative text, and `title` is removed.
  const alt = String(properties.alt || properties.title || '');
  const src = sourceOf(properties);
  if (!src) return alt && !fileName.test(alt) ? [{ type: 'text', value: alt }] : [];
  Object.assign(properties, { src, alt, ...sizeOf(element) });
  return undefined;
}

/** Gives images the candidates of their `picture`, and removes the names of files that stand below missing images. */
export function adaptPictures(tree: Parents) {
  let isMissing = false;
  const visit = ({ children }: Parents) => {
    for (const node of children) {
      if (node.type === 'element') {
        if (node.tagName === 'picture') addSources(node);
        if (node.tagName === 'img') isMissing = !sourceOf(node.properties);
        visit(node);
      } else if (node.type === 'text' && /\S/.test(node.value)) {
        if (isMissing && fileName.test(node.value)) node.value = '';
        isMissing = false;
      }
    }
  };
  visit(tree);
}

function addSources({ children }: Element) {
  const elements = children.filter((child) => child.type === 'element');
  const image = elements.find(({ tagName }) => tagName === 'img');
  const sets = elements.flatMap(({ tagName, properties: { srcSet, dataSrcset } }) =>
    tagName === 'source' ? [srcSet ?? dataSrcset] : [],
  );
  if (image) image.properties.dataSrcset ??= sets.filter(Boolean).join(', ');
}

/** The URL of an image; undefined if browsers elsewhere cannot show it. */
export function sourceOf(properties: Properties): string | undefined {
  const { src } = properties;
  const lazy = lazySources.map((name) => properties[name]);
  const names = Object.keys(properties);
  const largest = names
    .filter((name) => /srcset$/i.test(name))
    .map((name) => largestOf(properties[name]));
  const others = names.filter((name) => otherSource.test(name)).map((name) => properties[name]);
  const isPlaceholder = !safeSource(src) || placeholder.test(String(src));
  const sources = isPlaceholder ? [...largest, ...others, src] : [src, ...largest];
  return [...lazy, ...sources].map(safeSource).find(Boolean);
}

/** The candidate of a `srcset` with the highest width or density. */
function largestOf(set: unknown): string | undefined {
  const candidates = String(set ?? '').split(/,\s+|(?<=\s[\d.]{1,9}[wxh]),/);
  const [largest] = candidates
    .map((candidate) => candidate.trim().split(/\s+/))
    .sort(([, a = '1x'], [, b = '1x']) => Number.parseFloat(b) - Number.parseFloat(a));
  return largest?.[0];
}

/** Images are requested over HTTPS, as browsers do on an HTTPS page. */
function safeSource(src: unknown): string | undefined {
  const url = absoluteUrl(src);
  if (!url) return undefined;
  if (url.protocol === 'data:') return imageDataUrl.test(url.href) ? url.href : undefined;
  if (!/^https?:$/.test(url.protocol)) return undefined;
  return url.href.replace(/^http:/, 'https:');
}

/** A style wins against attributes. */
function sizeOf(element: Element): Properties {
  const { width, height } = element.properties;
  const style = editorStyle(element);
  const styled = [style.get('width'), style.get('height')].map(pixelsOf);
  const [styledWidth, styledHeight] = styled;
  const size = styledWidth || styledHeight ? styled : [pixelsOf(width), pixelsOf(height)];
  const [w, h] = size.map((pixels) => (pixels ? String(Math.round(pixels)) : undefined));
  return { width: w, height: h };
}

export function loadImageLazily({ tagName, properties }: Element) {
  if (tagName === 'img') Object.assign(properties, { loading: 'lazy', decoding: 'async' });
}
