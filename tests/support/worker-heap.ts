/** The heap of a Worker, without the rest of the process. */
export type WorkerHeap = {
  /** Returns the size of the heap that V8 has allocated, in MB. */
  size(): Promise<number>;
  /** Collects garbage and returns the number of objects that remain, by the names of their classes. */
  liveObjects(): Promise<Map<string, number>>;
  close(): void;
};

type Message = {
  /** The command that the message replies to; undefined for an event. */
  id?: number;
  /** The size of the heap in bytes, of `Runtime.getHeapUsage`. */
  result?: { totalSize: number };
  /** A part of the snapshot, of `HeapProfiler.addHeapSnapshotChunk`. */
  params?: { chunk: string };
};

/** A V8 heap snapshot: the fields of all nodes in one array, and the strings that they refer to. */
type Snapshot = {
  snapshot: { meta: { node_fields: string[] } };
  nodes: number[];
  strings: string[];
};

/** Inspects a heap through workerd's inspector (Chrome DevTools Protocol). */
export async function inspectHeap(inspector: URL): Promise<WorkerHeap> {
  const socket = new WebSocket(inspector);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const pending = new Map<number, (reply: Message) => void>();
  let snapshot = '';
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    snapshot += message.params?.chunk ?? '';
    if (message.id) pending.get(message.id)?.(message);
  });
  let lastId = 0;

  async function send(method: string): Promise<Message> {
    const id = ++lastId;
    const reply = new Promise<Message>((resolve) => pending.set(id, resolve));
    socket.send(JSON.stringify({ id, method }));
    const message = await reply;
    pending.delete(id);
    return message;
  }

  return {
    async size() {
      const { result } = await send('Runtime.getHeapUsage');
      return Number(result?.totalSize) / 1e6;
    },
    async liveObjects() {
      snapshot = '';
      await send('HeapProfiler.takeHeapSnapshot');
      return countByName(JSON.parse(snapshot));
    },
    close: () => socket.close(),
  };
}

function countByName({ snapshot, nodes, strings }: Snapshot): Map<string, number> {
  const { node_fields: fields } = snapshot.meta;
  const counts = new Map<string, number>();
  for (let i = fields.indexOf('name'); i < nodes.length; i += fields.length) {
    const name = strings[nodes[i] ?? -1] ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
