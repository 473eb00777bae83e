import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KVNamespace } from '@cloudflare/workers-types';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { createSampleProvider } from '../../sample-provider/sample-provider.ts';
import { localSettings } from '../../scripts/local-settings.ts';
import type { ContentRequest } from '../../shared/content/content-request.ts';
import type { ListName } from '../../shared/content/lists.ts';
import { createApp } from '../../worker/app.ts';
import { createContentCache } from '../../worker/content/cache.ts';
import { createContentService, parseContentUrl } from '../../worker/content/content-service.ts';
// Before the first load, which does not wait for the import then.
import '../../worker/content/sanitized-posts.ts';
import { siteDay } from '../../worker/calendar/civil-day.ts';
import { createCrawlReader } from '../../worker/crawl/crawl-reader.ts';
import { blogIdsOf } from '../../worker/provider/blog.ts';
import { createProvider } from '../../worker/provider/provider.ts';
import { parseSettings, siteOf } from '../../worker/settings.ts';
import { crawledSample } from './crawl-labels.ts';
import { memoryStore } from './memory-store.ts';
import { readPage } from './page.ts';
import { requestFacts } from './request-facts.ts';
import { crawler } from './user-agent.ts';
import type { Interception } from './watched-provider.ts';

const { app, revokeTokens } = createSampleProvider();

/** KV as the app has it. The keys of `kv` lack its prefix. */
function namespaceOf(kv: Map<string, string>): KVNamespace {
  const keyOf = (key: string) => key.replace(/^\S+ /, '');
  return Object.assign(Object.create(null), {
    get: async (key: string) => JSON.parse(kv.get(keyOf(key)) ?? 'null'),
    put: async (key: string, value: string) => void kv.set(keyOf(key), value),
  });
}

/** Serves the public files as the platform does, which knows their types, and an empty script. */
async function fetchFile({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  const file = join('client/public', pathname);
  if (existsSync(file)) {
    const body = readFileSync(file);
    return new Response(body, { headers: { 'Content-Length': `${body.length}` } });
  }
  return new Response(null, { status: pathname.startsWith('/assets/main-a') ? 200 : 404 });
}

/** The app and content service of a site with the sample content, a clock and a KV, in this process. No deadline ends in its test. */
export function contentSite(environment: Record<string, string> = {}) {
  const site = createSite(environment);
  site.reset();
  return site;
}

/** A site that is a new one in each test of a file. `isCrawled` is whether it has all posts in its index. */
export function siteForTests(environment: Record<string, string> = {}, { isCrawled = false } = {}) {
  const site = createSite(environment);
  beforeEach(async () => {
    site.reset();
    if (isCrawled) await site.crawl();
  });
  return site;
}

function createSite(environment: Record<string, string>) {
  const options = { siteUrl: 'https://areopagus.example', providerUrl: 'https://provider.example' };
  const settings = parseSettings(localSettings({ ...options, environment }));
  const blogIds = blogIdsOf(settings);
  const { kv, store } = memoryStore();
  const calls: string[] = [];
  const log = vi.fn();
  const checkLoadLimit = vi.fn(async () => {});
  const limit = vi.fn(async () => ({ success: true }));
  const afterResponses: Promise<unknown>[] = [];
  let facts = requestFacts();
  let time = 0;
  let intercept: Interception = () => undefined;

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, searchParams } = new URL(request.url);
    const [, blogId, path = ''] = /\/blog\/(\d+)(.*)/.exec(pathname) ?? [];
    const [blog] = Object.entries(blogIds).find(([, id]) => id === blogId) ?? [];
    if (blog) calls.push(blog + path + search);
    const { method } = request;
    const response = await intercept({ method, path: pathname, query: searchParams });
    if (response === 'reset') throw new TypeError('The connection was reset.');
    return response ?? app.fetch(request);
  };

  function newIsolate() {
    const base = { settings, fetch, store, now: () => time, log };
    const waitUntil = (promise: Promise<unknown>) => void afterResponses.push(promise);
    const platform = { ...base, waitUntil };
    const today = () => siteDay(platform.now());
    const sources = {
      ...platform,
      ...createProvider(settings, platform),
      today,
      cache: createContentCache(platform),
      crawled: createCrawlReader(platform),
    };
    const files = { fetch: fetchFile };
    const invalidate = async () => {};
    return {
      ...sources,
      content: createContentService(sources),
      site: siteOf(settings),
      files,
      app: createApp(settings, {
        ...platform,
        contactRateLimit: { limit },
        contentRateLimit: { limit },
        ...{ kv: namespaceOf(kv), files, invalidate, development: false },
      }),
    };
  }

  let isolate = newIsolate();

  function reset() {
    const { signal } = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
    onTestFinished(() => timeout.mockRestore());
    for (const mock of [log, checkLoadLimit, limit]) mock.mockReset();
    kv.clear();
    calls.length = 0;
    afterResponses.length = 0;
    facts = requestFacts({ checkLoadLimit, log });
    time = Date.UTC(2026, 11, 7, 18);
    intercept = () => undefined;
    isolate = newIsolate();
  }

  /** Requests a path from the app, as a crawler, which waits for all content. */
  const get = async (path: string, init: RequestInit = {}) =>
    isolate.app.fetch(
      new Request(options.siteUrl + path, { ...init, headers: { ...crawler, ...init.headers } }),
    );

  return {
    /** Makes it a new site, for the test that runs. */
    reset,
    get isolate() {
      return isolate;
    },
    kv,
    log,
    checkLoadLimit,
    /** The rate limit of the app. */
    limit,
    /** What each request carries. */
    get facts() {
      return facts;
    },
    /** The calls for posts, each with the name of its blog. */
    calls,
    revokeTokens,
    /** Responds in place of the provider. */
    intercept(interception: Interception = () => undefined) {
      intercept = interception;
    },
    now: () => time,
    advance(ms: number) {
      time += ms;
    },
    /** Sets the clock to a time in the ISO 8601 format. */
    setTime(iso: string) {
      time = Date.parse(iso);
    },
    /** Stores what a crawl finds. The site must not have read it before. */
    async crawl() {
      for (const [key, value] of await crawledSample()) kv.set(key, value);
    },
    /** Starts a new isolate with the same KV. */
    restart() {
      isolate = newIsolate();
    },
    url: options.siteUrl,
    fetch: (async (input, init) => isolate.app.fetch(new Request(input, init))) as typeof fetch,
    get,
    read: (path: string, init?: RequestInit) => readPage(get(path, init)),
    find: (url: string) => isolate.content.find(requestOf(url), facts),
    load: (of: string | ContentRequest) =>
      isolate.content.load(typeof of === 'string' ? requestOf(of) : of, facts),
    reload: (list: ListName) => isolate.content.reload(list),
    /** Resolves when all work after responses has ended. */
    async settled() {
      while (afterResponses.length > 0) await Promise.all(afterResponses.splice(0));
    },
  };
}

export type ContentSite = ReturnType<typeof createSite>;

/** The request for a URL of the API. */
function requestOf(url: string): ContentRequest {
  const { pathname, searchParams } = new URL(url, 'https://areopagus.example');
  const request = parseContentUrl(pathname, searchParams);
  if (!request) throw new Error(`There is nothing at ${url}.`);
  return request;
}
