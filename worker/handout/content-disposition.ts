/** The characters that file systems do not allow in names. */
const reserved = /[\\/:*?"<>|]+/g;

/** The maximum length of a file's name without its extension, in code points. */
const nameLength = 80;

/** Names a downloaded file after its title (RFC 6266, with the name in UTF-8 of RFC 8187). */
export function contentDisposition(title: string, extension: string): string {
  const encoded = encodeURIComponent(`${fileName(title)}.${extension}`).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

function fileName(title: string): string {
  const words = title.replace(reserved, ' ').replace(/\s+/gu, ' ').trim();
  const name = [...words].slice(0, nameLength).join('');
  return name.replace(/^[. ]+|[. ]+$/g, '') || 'Handout';
}
