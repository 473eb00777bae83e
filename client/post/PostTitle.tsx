import styles from './PostTitle.module.css';

/** In a list, a post's title leads to the post by itself. */
export function PostTitle({ title, href }: { title: string; href: string }) {
  return (
    <h3 className={styles.title}>
      <a href={href}>{title}</a>
    </h3>
  );
}
