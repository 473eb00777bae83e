import { z } from 'zod';
import { postIdSchema, publishedSchema } from './post-fields.ts';
import { idText, shownText } from './tolerant-fields.ts';

/** A post is shown without its title, content or day rather than not at all. */
const shownFields = {
  title: shownText.transform((title) => title ?? ''),
  content: shownText.transform((content) => content ?? ''),
  published: publishedSchema.catch(null),
};

export const receivedPostSchema = z.object({ id: idText.pipe(postIdSchema), ...shownFields });
export type ReceivedPost = z.infer<typeof receivedPostSchema>;

/** A post that was requested by its id, which therefore need not be in the response. */
export const requestedPostSchema = z
  .object(shownFields)
  .refine(({ title, content }) => title || content, 'The post has neither a title nor content.');

/** A list is shown without the posts that cannot be; one that has no other fails. */
const shownPosts = z
  .array(z.unknown())
  .nullish()
  .transform((posts, context) => {
    const shown = (posts ?? []).flatMap((post) => receivedPostSchema.safeParse(post).data ?? []);
    if (posts?.length && shown.length === 0) context.addIssue('No post can be shown.');
    return shown;
  });

/** Without posts the list is empty; without a token it has no further page. */
export const receivedListSchema = z.object({
  posts: shownPosts,
  nextPageToken: idText.optional().catch(undefined),
});
export type ReceivedList = z.infer<typeof receivedListSchema>;
