/** Published payloads from DOMPurify, the HTML5 Security Cheatsheet, and OWASP's filter evasion list. */
export const payloadFiles = ['dompurify.json', 'h5sc.json', 'owasp.json'];

/** Posts that people wrote in Blogger. */
export const postsFile = 'blogger-posts.json';

export const corpusFiles = [...payloadFiles, postsFile];
