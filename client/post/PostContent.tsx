import styles from './PostContent.module.css';

/** A post's HTML, which was sanitised before it was kept: worker/content/sanitize.ts. */
export function PostContent({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for provider HTML
  return <div className={styles.content} data-content dangerouslySetInnerHTML={{ __html: html }} />;
}
