import { browseQuery } from '../../../shared/browse/browse-state.ts';
import { defineKind } from '../../../shared/content/content-request.ts';
import type { Post } from '../../../shared/content/post.ts';
import { type PostPage, type PostsParams, postsKind } from '../../../shared/content/posts.ts';
import { storedLoader } from '../loader.ts';
import { postPage, postPageSchema, postSchema } from '../stored-post.ts';
import { formName } from './post.ts';

/** The first page of a list, or of a label in its panel, for feeds. It is not in the JSON API. */
export const feedKind = defineKind<PostsParams, PostPage<Post>>('feed', {
  path: '',
  url: ({ list, browse }) => `/${list}/feed${browseQuery(browse)}`,
  parse: () => undefined,
});

const schema = postPageSchema(postSchema);

/** Thoughts and quotes are those of the list. Articles are in full. */
export const feed = storedLoader({
  kind: feedKind,
  tags: ({ list }) => [list],
  recipe({ params, url }, { blogService, blogIds, settings }) {
    const { list, browse } = params;
    return {
      key: list === 'articles' ? url : postsKind.request(params).url,
      async load() {
        const [received, forms] = await Promise.all([
          blogService.posts(blogIds[list], browse),
          import('../sanitized-posts.ts'),
        ]);
        const { listed, single } = forms;
        const form = list === 'articles' ? single[formName(list, settings)] : listed[list];
        return postPage<Post>(received, browse, form);
      },
      schema,
      canBeMadeUp: false,
    };
  },
});
