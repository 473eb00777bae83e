/** The elements of posts that separate no words. */
export const inlineElements: ReadonlySet<string> = new Set(
  `a abbr b bdi cite code del em i iframe img ins kbd mark q rp rt ruby s small span strong sub
   sup time u wbr`.split(/\s+/),
);
