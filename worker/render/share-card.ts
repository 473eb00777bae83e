import { lists } from '../../shared/content/lists.ts';
import type { CardName } from '../../shared/pages/define-page.ts';
import type { Route } from '../../shared/routes.ts';

/** An image for links to the site (Open Graph), drawn by `npm run draw`. */
export type ShareCard = {
  path: string;
  /** The title of the section; undefined on the card of the site. */
  title?: string;
  alt: string;
};

/** The size of each share card; px. */
export const shareCardSize = { width: 1200, height: 630 };

/** The share card of each section, by the name of its drawing. `home` is the card of the site. */
export const shareCards: Record<CardName, ShareCard> = {
  home: { path: '/share-card.png', alt: 'A temple on a hill, beside the name of the site' },
  thoughts: sectionCard('thoughts', lists.thoughts.title, 'an open book beside a burning lamp'),
  quotes: sectionCard('quotes', lists.quotes.title, 'quotation marks below an olive branch'),
  articles: sectionCard('articles', lists.articles.title, 'an inkwell with pens beside a page'),
  resources: sectionCard('resources', 'Resources', 'a shelf with books, scrolls and a lamp'),
};

function sectionCard(name: string, title: string, drawing: string): ShareCard {
  return { path: `/share-card-${name}.png`, title, alt: `${title}: ${drawing}` };
}

export function shareCard({ page }: Route): ShareCard {
  return shareCards[page.card ?? 'home'];
}
