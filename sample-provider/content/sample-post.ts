/** A post of the sample content, before it gets an id and a date. */
export type SamplePost = {
  title: string;
  /** Labels as the site requests them: a book and chapter, or a topic. */
  labels: readonly string[];
  /** HTML as written by Blogger's editor. */
  content: string;
};

/** Reads posts. Each begins with a line of its title and its labels: `# Title [Label, Label]`. Its HTML follows. */
export function samplePosts(text: string): SamplePost[] {
  const [, ...posts] = text.split(/^# /m);
  return posts.map((post) => {
    const [, title = '', labels = '', content = ''] = /^([^\n]*) \[(.*?)\]\n(.*)/s.exec(post) ?? [];
    return { title, labels: labels.split(', ').filter(Boolean), content: content.trim() };
  });
}
