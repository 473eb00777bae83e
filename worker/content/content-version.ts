/**
 * The version of the form of stored content, which is in the keys of KV. A post in an older form, such
 * as one that an older sanitizer made, is therefore never served. The version consists of hashes of the
 * posts that are made from samples and from the corpora. The tests of both print the hash to set here.
 */
export const contentVersion = { samples: 'a62826b6', corpora: '4794e48d' };
