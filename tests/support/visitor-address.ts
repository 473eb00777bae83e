let visitors = 0;

/** The IP address of a new visitor. The rate limits count by address. */
export function newAddress(): string {
  visitors += 1;
  return `198.18.${visitors >> 8}.${visitors & 255}`;
}
