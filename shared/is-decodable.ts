/** Whether every percent sign begins an encoded octet and the octets are UTF-8 (RFC 3986, section 2.1). */
export function isDecodable(text: string): boolean {
  try {
    // The result is used: a bundler takes a call without use for one without effect.
    return decodeURIComponent(text).length <= text.length;
  } catch {
    return false;
  }
}
