import { Provider, useAtomValue } from 'jotai';
import { organizationKind } from '../shared/content/organization.ts';
import { pageComponentAtom } from './pages/components.ts';
import { type PageStore, routeAtom } from './state/page-store.ts';
import { Await } from './ui/Await.tsx';
import { Footer } from './ui/layout/Footer.tsx';
import { Layout } from './ui/layout/Layout.tsx';

export function App({ store }: { store: PageStore }) {
  const { params } = useAtomValue(routeAtom, { store });
  const { Component } = useAtomValue(pageComponentAtom, { store });
  const footer = (
    <Await request={organizationKind.request({})} extra>
      {(organization) => <Footer organization={organization} />}
    </Await>
  );
  return (
    <Provider store={store}>
      <Layout footer={footer}>{Component && <Component params={params} />}</Layout>
    </Provider>
  );
}
