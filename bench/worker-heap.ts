/** How much heap a Worker has: what its own code can make grow, unlike the process around it. */
export type WorkerHeap = {
  /** What V8 has taken from the system for it; MB. */
  size(): Promise<number>;
  close(): void;
};

type Reply = { id: number; result: { totalSize: number } };

/** Asks workerd's inspector, in the words of the Chrome DevTools Protocol (Runtime.getHeapUsage). */
export async function inspectHeap(inspector: URL): Promise<WorkerHeap> {
  const socket = new WebSocket(inspector);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (bytes: number) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result }: Reply = JSON.parse(data);
    waiting.get(id)?.(result.totalSize);
    waiting.delete(id);
  });
  let asked = 0;
  return {
    async size() {
      const id = ++asked;
      const bytes = new Promise<number>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }));
      return (await bytes) / 1e6;
    },
    close: () => socket.close(),
  };
}
