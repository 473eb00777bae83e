/** What others show when they link to a page of ours; drawn by `npm run draw`. Sides in px. */
export const shareCard = {
  path: '/share-card.png',
  width: 1200,
  height: 630,
  alt: 'A temple on a hill, over the name of the site',
};
