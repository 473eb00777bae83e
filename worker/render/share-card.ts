/** The image for links to the site (Open Graph), drawn by `npm run draw`. Sizes in px. */
export const shareCard = {
  path: '/share-card.png',
  width: 1200,
  height: 630,
  alt: 'A temple on a hill, over the name of the site',
};
