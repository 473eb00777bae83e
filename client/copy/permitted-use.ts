/** Goes before the address of the copyright statement, wherever words leave the site: on paper, and copied. */
export const permittedUse = 'For use in sermons and lessons, not for sale. What else is permitted:';
