/** Published payloads: of DOMPurify, the HTML5 security cheat sheet, and OWASP's list of evasions. */
export const payloadFiles = ['dompurify.json', 'h5sc.json', 'owasp.json'];

/** Posts as people wrote them in Blogger. */
export const postsFile = 'blogger-posts.json';

export const corpusFiles = [...payloadFiles, postsFile];
