/** A Worker that logs more than a pipe holds. */
export default {
  fetch: () => new Response(),
  scheduled() {
    for (let line = 0; line < 3000; line++) console.log('x'.repeat(1000));
  },
};
