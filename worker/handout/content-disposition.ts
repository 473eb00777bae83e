/** The characters that file systems do not allow in names. */
const reserved = /[\\/:*?"<>|]+/g;

/** The maximum length of a file's name without its extension, in code points. */
const nameLength = 80;

/** RFC 6266. Old clients read the ASCII name, all others the name in UTF-8 (RFC 8187). */
export function contentDisposition(title: string, extension: string): string {
  // The compatibility forms of some characters are reserved, so this comes first.
  const ascii = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]+/g, '_')
    .replaceAll('%', '_');
  return `attachment; filename="${fileName(ascii)}.${extension}"; filename*=UTF-8''${encodeName(`${fileName(title)}.${extension}`)}`;
}

function fileName(title: string): string {
  const words = title.replace(reserved, ' ').replace(/\s+/gu, ' ').trim();
  const name = [...words].slice(0, nameLength).join('');
  return name.replace(/^[. ]+|[. ]+$/g, '') || 'Handout';
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
