import { atom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { paths } from '../../shared/routes.ts';
import type { Page } from './page.ts';
// Chunks that are loaded later have no stylesheet.
import '../contact/ContactField.module.css';
import '../contact/ContactForm.module.css';
import '../contact/ContactStatus.module.css';
import '../contact/WithoutScript.module.css';
import './ContactPage.module.css';

/** The component of the page, once it is loaded. On the server `createPageStore` sets it. */
export const contactComponentAtom = atom<{ Component: ComponentType } | null>(null);

function Contact() {
  const loaded = useAtomValue(contactComponentAtom);
  return loaded && <loaded.Component />;
}

/** Loads the component. Each navigation to the page is a document load, so no other page needs it. */
const loadContactComponentAtom = atom(null, async (get, set) => {
  // The condition removes the chunk from the Worker's build.
  if (import.meta.env.SSR || get(contactComponentAtom)) return;
  const { ContactPage } = await import('./ContactPage.tsx');
  set(contactComponentAtom, { Component: ContactPage });
});

export const contactPage: Page = {
  Component: Contact,
  meta: () => ({
    title: 'Contact',
    description: 'Write to the ministry: questions, corrections and thanks are welcome.',
    canonical: paths.contact,
  }),
  prepare: (store) => store.set(loadContactComponentAtom),
};
