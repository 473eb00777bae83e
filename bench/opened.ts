type Resource = { close(): Promise<void> };

/** Runs `work`, then closes all resources that it opened, the last one first. */
export async function withOpened<T>(
  work: (open: <R extends Resource>(opening: Promise<R>) => Promise<R>) => Promise<T>,
): Promise<T> {
  const opened: Resource[] = [];
  try {
    return await work(async (opening) => {
      const resource = await opening;
      opened.unshift(resource);
      return resource;
    });
  } finally {
    for (const resource of opened) await resource.close();
  }
}
