/** SHA-1 in Base64: 28 characters. It tells versions apart, and does not need to be cryptographically secure. */
export async function digest(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
  return btoa(String.fromCharCode(...hash));
}

export function digestOf(data: unknown): Promise<string> {
  return digest(new TextEncoder().encode(JSON.stringify(data)));
}
