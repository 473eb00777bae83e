import type { SampleImage } from './images.ts';

/** The width of medium-sized images in Blogger, regardless of their original width. */
const displayWidth = 320;

function linkedImage(image: SampleImage): string {
  const displayHeight = Math.round((image.height * displayWidth) / image.width);
  return `<a href="https://example.org/pictures/${image.name}" style="margin-left: 1em; margin-right: 1em;"><img border="0" data-original-height="${image.height}" data-original-width="${image.width}" height="${displayHeight}" src="${image.src}" width="${displayWidth}" alt="${image.alt}" /></a>`;
}

/** Returns the markup of Blogger's editor for an image on its own line. */
export function separatorImage(image: SampleImage): string {
  return `<div class="separator" style="clear: both; text-align: center;">${linkedImage(image)}</div>`;
}

/** Returns the markup of Blogger's editor for an image with a caption, which is a table. */
export function captionedImage(image: SampleImage, caption: string): string {
  return `<table align="center" cellpadding="0" cellspacing="0" class="tr-caption-container" style="margin-left: auto; margin-right: auto;"><tbody><tr><td style="text-align: center;">${linkedImage(image)}</td></tr><tr><td class="tr-caption" style="text-align: center;">${caption}</td></tr></tbody></table>`;
}
