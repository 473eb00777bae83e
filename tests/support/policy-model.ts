/**
 * A model of the cache policy (docs/architecture.md, "Cache and failures") for the visitors of one
 * isolate on the free plan, a list page and one of its posts. Times are ms of the test's clock.
 */

export type Content = 'list' | 'post' | 'organization';

/** `source` tells values of the same version apart. */
type Entry = {
  version: number;
  source: 'provider' | 'elsewhere';
  storedAt: number;
  unrecorded?: number;
};
type GoneRecord = { gone: boolean; at: number };

/** What a page shows: the version of each content, or why there is none. */
export type Shown = Partial<Record<Content, number>> & { missing?: 'not found' | 'unavailable' };

/** The outcome of a revalidation after the response. */
export type Revalidation = { content: Content; outcome: 'renewed' | 'failed' | 'gone' };

const freshLifetime = 300_000;
const staleWhileRevalidate = 540_000;
const memoryLifetime = 30_000;
const retryInterval = 5_000;
const day = 24 * 60 * 60_000;
const staleLifetime = 7 * day;
/** Unchanged content of this age is written to KV again. */
const renewalAge = 5 * day;

export type PolicyModel = ReturnType<typeof createPolicyModel>;

export function createPolicyModel() {
  const provider = {
    versions: { list: 1, post: 1, organization: 1 } as Record<Content, number>,
    fails: false,
    hasPost: true,
  };
  const memory: Partial<Record<Content, Entry & { readAt: number; inKv: Entry | undefined }>> = {};
  const kv: Partial<Record<Content, Entry>> = {};
  const attempts: Partial<Record<Content, number>> = {};
  /** Records of posts that the site had are shared through KV, the others are not. */
  const gone: { shared?: GoneRecord; own?: GoneRecord; kv?: GoneRecord; readAt: number } = {
    readAt: Number.NEGATIVE_INFINITY,
  };
  let now = 0;
  let revalidations: Revalidation[] = [];

  function find(content: Content): Entry | undefined {
    const inMemory = memory[content];
    if (inMemory && now - inMemory.readAt < memoryLifetime) return inMemory;
    const stored = kv[content];
    const newest = inMemory && inMemory.storedAt >= (stored?.storedAt ?? 0) ? inMemory : stored;
    if (!newest || now - newest.storedAt >= staleLifetime + (newest.unrecorded ?? 0)) {
      return undefined;
    }
    memory[content] = { ...newest, readAt: now, inKv: stored };
    return newest;
  }

  function load(content: Content): Entry | 'failed' | 'gone' {
    if (provider.fails) return 'failed';
    if (content === 'post') {
      if (!provider.hasPost) {
        addGone();
        return 'gone';
      }
      removeGone();
    }
    const version = provider.versions[content];
    const entry: Entry = { version, source: 'provider', storedAt: now };
    const inKv = memory[content]?.inKv;
    const isUnchanged = inKv?.version === version && inKv.source === 'provider';
    const isWritten = !isUnchanged || now - inKv.storedAt >= renewalAge;
    if (isWritten) kv[content] = { ...entry, unrecorded: renewalAge };
    memory[content] = { ...entry, readAt: now, inKv: isWritten ? entry : inKv };
    return entry;
  }

  function lookUp(content: Content): Entry | 'failed' | 'gone' {
    const entry = find(content);
    if (!entry) return load(content);
    const age = now - entry.storedAt;
    const isRecentAttempt = now - (attempts[content] ?? Number.NEGATIVE_INFINITY) < retryInterval;
    if (age < freshLifetime || isRecentAttempt) return entry;
    attempts[content] = now;
    const outcome = load(content);
    revalidations.push({ content, outcome: typeof outcome === 'string' ? outcome : 'renewed' });
    return age < staleWhileRevalidate || outcome === 'failed' ? entry : outcome;
  }

  function addGone() {
    const record = { gone: true, at: now };
    if (memory.list || memory.post || gone.shared) {
      gone.shared = record;
      gone.kv = record;
    } else gone.own = record;
  }

  function removeGone() {
    delete gone.own;
    if (!gone.shared?.gone) return;
    gone.shared = { gone: false, at: now };
    gone.kv = gone.shared;
  }

  function goneRecord(): GoneRecord | undefined {
    if (now - gone.readAt >= memoryLifetime) {
      gone.readAt = now;
      if (gone.kv && gone.kv.at > (gone.shared?.at ?? 0)) gone.shared = gone.kv;
    }
    const record = gone.shared ?? gone.own;
    return record?.gone && now - record.at < staleLifetime ? record : undefined;
  }

  function post(): Entry | 'failed' | 'gone' {
    const record = goneRecord();
    if (!record) return lookUp('post');
    if (now - record.at < freshLifetime) return 'gone';
    const entry = load('post');
    return entry === 'failed' ? 'gone' : entry;
  }

  function shown(content: Content, entry: Entry | 'failed' | 'gone'): Shown {
    if (entry === 'failed') return { missing: 'unavailable' };
    return entry === 'gone' ? { missing: 'not found' } : { [content]: entry.version };
  }

  return {
    provider,
    /** The entries and the record that the site has written to KV. */
    kv,
    goneInKv: () => gone.kv?.gone ?? false,
    advance(ms: number) {
      now += ms;
    },
    /** Another isolate stores a new version. */
    publishElsewhere(content: Content) {
      provider.versions[content] += 1;
      kv[content] = { version: provider.versions[content], source: 'elsewhere', storedAt: now };
    },
    /** Another isolate finds that the post is gone. */
    deleteElsewhere() {
      provider.hasPost = false;
      gone.kv = { gone: true, at: now };
    },
    /** What the page shows, whether its list has the post, and what is revalidated after the response. */
    visit(page: 'list' | 'post') {
      revalidations = [];
      // Both are looked up before the first revalidation has an outcome.
      const record = goneRecord();
      const main = page === 'post' ? post() : lookUp('list');
      const organization = lookUp('organization');
      const hidesPost =
        record !== undefined &&
        typeof main !== 'string' &&
        (now - record.at < freshLifetime || main.storedAt <= record.at);
      return {
        shown: { ...shown(page, main), ...shown('organization', organization) } as Shown,
        hidesPost,
        revalidations,
      };
    },
  };
}
