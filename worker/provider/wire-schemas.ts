import type { Root } from 'hast';
import * as z from 'zod/mini';
import type { Organization } from '../../shared/content/organization.ts';
import { postIdPattern } from '../../shared/content/post.ts';
import { beginningOf } from '../../shared/text/characters.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import { toText } from '../../shared/text/to-text.ts';

// The content that the provider sends. Optional fields may be absent, null or of another type.

/** Text as it was sent. A number becomes its digits; empty if the field is absent, null or of another type. */
export const textOfPost = z.catch(
  z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  '',
);

/** Display text in one line; undefined if it is empty. */
const shownLine = z.pipe(
  textOfPost,
  z.transform((text) => plainText(text) || undefined),
);

/** An id or a token. A safe integer becomes its digits; a larger one is rejected, since JSON parsing loses digits. */
export const idText = z.pipe(z.union([z.string(), z.int()]), z.transform(String));

/** A post with another id cannot have a URL: it is not shown, and requests for it are not sent to the provider. */
const postIdSchema = z.string().check(z.regex(postIdPattern));

/** RFC 3339, with a year that has four digits in UTC, too; null if the date is unknown. */
const dateSchema = z.nullable(
  z.iso.datetime({ offset: true }).check(
    z.refine((date) => {
      const year = new Date(date).getUTCFullYear();
      return year >= 1 && year <= 9999;
    }),
  ),
);

export const untitled = 'Untitled';

/** Returns the title that is shown. A post without one has the first eight words of its text, if there are any. */
export function shownTitle(title: string, tree: Root): string {
  if (title !== untitled) return title;
  const text = plainText(toText(tree));
  const [beginning = untitled] = /^\S+(?: \S+){0,7}/.exec(beginningOf(text, 100)) ?? [];
  return beginning.length < text.length ? `${beginning.replace(/\p{P}+$/u, '')}…` : beginning;
}

/** An invalid title, content or date does not hide the post. */
const shownFields = {
  /** In one line. */
  title: z.pipe(
    textOfPost,
    z.transform((title) => plainText(title) || untitled),
  ),
  content: textOfPost,
  published: z.catch(dateSchema, null),
  updated: z.optional(z.catch(dateSchema, null)),
};

export const receivedPostSchema = z.object({ id: z.pipe(idText, postIdSchema), ...shownFields });
export type ReceivedPost = z.infer<typeof receivedPostSchema>;

/** When a post was changed last; ms since the epoch. Null if that is unknown: a date after `now` is not true. */
export function changedAt(
  { published, updated }: Pick<ReceivedPost, 'published' | 'updated'>,
  now: number,
): number | null {
  const times = [published, updated].map((date) => (date ? Date.parse(date) : Number.NaN));
  return latest(times.filter((time) => time <= now));
}

export function latest(times: readonly number[]): number | null {
  return times.length > 0 ? Math.max(...times) : null;
}

/** A post that was requested by its id. The response need not include the id in a valid form, but without it, something to show. */
export const requestedPostSchema = z
  .object({ id: z.catch(z.optional(z.pipe(idText, postIdSchema)), undefined), ...shownFields })
  .check(
    z.refine(
      ({ id, title, content }) => id || title !== untitled || content,
      'The response is not a post.',
    ),
  );

/** Invalid posts are left out; a list of only invalid posts is an error. */
const shownPosts = z.pipe(
  z.nullish(z.array(z.unknown())),
  z.transform((posts, { issues }) => {
    const shown = (posts ?? []).flatMap((post) => receivedPostSchema.safeParse(post).data ?? []);
    if (posts?.length && shown.length === 0) {
      issues.push({ code: 'custom', message: 'No post can be shown.', input: posts });
    }
    return shown;
  }),
);

/** A page of posts. Without posts the list is empty; without a token it is the last page. */
export const receivedListSchema = z.object({
  posts: shownPosts,
  nextPageToken: z.catch(z.optional(idText), undefined),
});
export type ReceivedList = z.infer<typeof receivedListSchema>;

const lineThat = (isValid: (line: string) => boolean) =>
  z.pipe(
    shownLine,
    z.transform((line) => (line && isValid(line) ? line : undefined)),
  );

const addressSchema = z.catch(
  z.pipe(
    z.object({
      address_line_one: shownLine,
      city: shownLine,
      state: shownLine,
      postal_code: shownLine,
    }),
    z.transform((address) => (hasValues(address) ? address : undefined)),
  ),
  undefined,
);

/** The organization as received and as stored. Each field may be absent, but not all of them. */
export const receivedOrganizationSchema: z.ZodMiniType<Organization> = z
  .object({
    display_name: shownLine,
    organization_name: shownLine,
    display_name_short: shownLine,
    display_email: lineThat((email) => email.includes('@')),
    website_url: lineThat((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')),
    physical_address: addressSchema,
  })
  .check(z.refine(hasValues, 'No field of the organization can be shown.'));

/** The response to a message. The status may be a text. */
export const receivedMessageSchema = z.object({
  status: z.nullish(
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{3}$/)), z.transform(Number))]),
  ),
});

function hasValues(fields: object): boolean {
  return Object.values(fields).some((value) => value !== undefined);
}
