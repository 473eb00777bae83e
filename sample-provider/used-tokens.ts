/** Remembers the newest bot-check tokens: each serves for one message only. */
export const createUsedTokens = (capacity = 1000) => {
  const used = new Set<string>();
  return {
    /** False where the token was used before. */
    use(token: string): boolean {
      if (used.has(token)) return false;
      used.add(token);
      for (const oldest of used) {
        if (used.size <= capacity) break;
        used.delete(oldest);
      }
      return true;
    },
  };
};
