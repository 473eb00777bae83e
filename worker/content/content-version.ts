/**
 * The version of the form of stored content, which is in the keys of KV. A post in an older form, such
 * as one that an older sanitizer made, is therefore never served. It is a hash of the posts that are
 * made from samples. Their test prints the hash to set here.
 */
export const contentVersion = 'b24800d1';
