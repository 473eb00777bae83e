/** The heap of a Worker, without the rest of the process. */
export type WorkerHeap = {
  /** Returns the size of the heap that V8 has allocated, in MB. */
  size(): Promise<number>;
  close(): void;
};

type Reply = { id: number; result: { totalSize: number } };

/** Reads the size of the heap from workerd's inspector (Chrome DevTools Protocol, Runtime.getHeapUsage). */
export async function inspectHeap(inspector: URL): Promise<WorkerHeap> {
  const socket = new WebSocket(inspector);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const pending = new Map<number, (bytes: number) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result }: Reply = JSON.parse(data);
    pending.get(id)?.(result.totalSize);
    pending.delete(id);
  });
  let lastId = 0;
  return {
    async size() {
      const id = ++lastId;
      const bytes = new Promise<number>((resolve) => pending.set(id, resolve));
      socket.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }));
      return (await bytes) / 1e6;
    },
    close: () => socket.close(),
  };
}
