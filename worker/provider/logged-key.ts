/** The key of stored content without the query and the post id of a visitor, which are not logged. */
export function loggedKey(key: string): string {
  return key.replace(/\?.*/s, '').replace(/(?<=\/api\/(thoughts|quotes|articles)\/).*/s, ':id');
}
