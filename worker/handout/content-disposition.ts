import { beginningOf } from '../../shared/text/characters.ts';
import { plainText } from '../../shared/text/plain-text.ts';

/** The characters that file systems do not allow in names. */
const reserved = /[\\/:*?"<>|]+/g;

/** The maximum length of a file's name without its extension, in UTF-16 code units. */
const nameLength = 80;

/** Names a downloaded file after its title (RFC 6266, with the name in UTF-8 of RFC 8187, and in ASCII for others). */
export function contentDisposition(title: string, extension: string): string {
  const words = plainText(title.replace(reserved, ' '));
  const base = beginningOf(words, nameLength).replace(/^[. ]+|[. ]+$/g, '') || 'Handout';
  const name = `${base}.${extension}`;
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '');
  // A percent sign can be read as an escape (RFC 6266, appendix D).
  const ascii = letters.replace(/[^ -~]|%/gu, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
