import * as z from 'zod/mini';
import type { LinkItem } from '../../../shared/content/link-item.ts';
import { type ShortDay, sundayKind } from '../../../shared/content/sundays.ts';
import { storedLoader } from '../loader.ts';
import { tags } from '../tags.ts';

const placeSchema: z.ZodMiniType<LinkItem> = z.object({
  text: z.string(),
  count: z.optional(z.number()),
  href: z.optional(z.string()),
  isCurrent: z.exactOptional(z.boolean()),
});

const schema: z.ZodMiniType<ShortDay[]> = z.array(
  z.object({
    href: z.string(),
    weekday: z.string(),
    date: z.string(),
    name: z.string(),
    alsoCalled: z.optional(z.string()),
    readings: z.array(placeSchema),
    handout: z.optional(z.object({ href: z.string(), count: z.string() })),
  }),
);

/** It is on the home page: with KV, a new isolate needs neither the index nor the lectionary for it. */
export const sunday = storedLoader({
  kind: sundayKind,
  tags: () => [tags.sundays],
  recipe: ({ url }, { settings, sundays, crawled, today }) => ({
    key: `${url} ${settings.LECTIONARY} ${today()}`,
    async load() {
      const { coming } = await sundays();
      return coming(await (await crawled()).index());
    },
    schema,
    canBeMadeUp: false,
  }),
});
