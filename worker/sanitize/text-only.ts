/** Markup without its tags, as markup. It is what stays of markup that cannot be read. */
export function textOnly(markup: string): string {
  return markup.replace(/<[a-z/!?][^<>]*>?/gi, ' ').replaceAll('<', '&lt;');
}
