import type { SampleImage } from './images.ts';

/** Blogger shows a picture of medium size at this width, whatever its own. */
const shownWidth = 320;

function linkedImage(image: SampleImage): string {
  const shownHeight = Math.round((image.height * shownWidth) / image.width);
  return `<a href="https://example.org/pictures/${image.name}" style="margin-left: 1em; margin-right: 1em;"><img border="0" data-original-height="${image.height}" data-original-width="${image.width}" height="${shownHeight}" src="${image.src}" width="${shownWidth}" alt="${image.alt}" /></a>`;
}

/** A picture on a line of its own, as Blogger's editor sets it. */
export function separatorImage(image: SampleImage): string {
  return `<div class="separator" style="clear: both; text-align: center;">${linkedImage(image)}</div>`;
}

/** A picture in the small table Blogger's editor makes once a caption is added. */
export function captionedImage(image: SampleImage, caption: string): string {
  return `<table align="center" cellpadding="0" cellspacing="0" class="tr-caption-container" style="margin-left: auto; margin-right: auto;"><tbody><tr><td style="text-align: center;">${linkedImage(image)}</td></tr><tr><td class="tr-caption" style="text-align: center;">${caption}</td></tr></tbody></table>`;
}
