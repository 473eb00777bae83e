import { paths } from '../../../shared/routes.ts';

type SiteLink = { text: string; href: string };

/** The top navigation, in the specification's order (section 2). */
export const navigationLinks: readonly SiteLink[] = [
  { text: 'Home', href: paths.home },
  { text: 'Thoughts', href: paths.thoughts },
  { text: 'Quotes', href: paths.quotes },
  { text: 'Resources', href: paths.resources },
  { text: 'Articles', href: paths.articles },
  { text: 'Contact', href: paths.contact },
];

export const footerLinks: readonly SiteLink[] = [
  { text: 'Home', href: paths.home },
  { text: 'Scripture and Apologetic Thoughts', href: paths.thoughts },
  { text: 'Quotes', href: paths.quotes },
  { text: 'Resources', href: paths.resources },
  { text: 'Articles', href: paths.articles },
  { text: 'Contact Us', href: paths.contact },
  { text: 'About Us', href: paths.about },
  { text: 'Copyright Statement', href: paths.copyright },
  { text: 'Privacy Policy', href: paths.privacyPolicy },
  { text: 'Terms of Use', href: paths.terms },
];
