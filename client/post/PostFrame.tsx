import type { ReactNode } from 'react';
import type { ListName } from '../../shared/content/lists.ts';
import { publishedDate } from '../../shared/site-calendar.ts';
import * as styles from './PostFrame.module.css';

type PostFrameProps = {
  list: ListName;
  /** The id of the post. */
  item: string;
  id?: string;
  children: ReactNode;
};

/**
 * The frame of a post: thoughts look like notes, quotes like words to read out, and articles like
 * essays. client/content/page-data.ts parses this markup.
 */
export function PostFrame({ list, item, id, children }: PostFrameProps) {
  return (
    <article id={id} className={styles.frame} data-item={item} data-list={list}>
      {children}
    </article>
  );
}

export function PostTitle({ title, href }: { title: string; href: string }) {
  return (
    <h3 className={`${styles.title} clamp`} dir="auto">
      <a href={href}>{title}</a>
    </h3>
  );
}

export function PublishedDate({ published }: { published: string | null }) {
  return (
    published && (
      <time className="fine" dateTime={published}>
        {publishedDate(published)}
      </time>
    )
  );
}
