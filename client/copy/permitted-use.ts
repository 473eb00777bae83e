/** Introduces the URL of the copyright statement, on paper and in copied text. */
export const permittedUse = 'For use in sermons and lessons, not for sale. What else is permitted:';
