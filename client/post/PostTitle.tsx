import styles from './PostTitle.module.css';

/** The title of a post in a list, as a link to the post's page. */
export function PostTitle({ title, href }: { title: string; href: string }) {
  return (
    <h3 className={styles.title}>
      <a href={href}>{title}</a>
    </h3>
  );
}
