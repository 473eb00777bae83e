import { Provider, useAtomValue } from 'jotai';
import { organizationKind } from '../shared/content/organization.ts';
import { pageComponentAtom } from './pages/components.ts';
import { type PageStore, routeAtom } from './state/page-store.ts';
import { Await } from './ui/Await.tsx';
import { Footer } from './ui/layout/Footer.tsx';
import { Layout } from './ui/layout/Layout.tsx';

export function App({ store }: { store: PageStore }) {
  return (
    <Provider store={store}>
      <Site />
    </Provider>
  );
}

function Site() {
  const { params } = useAtomValue(routeAtom);
  const { Component } = useAtomValue(pageComponentAtom);
  const footer = (
    <Await request={organizationKind.request({})} extra>
      {(organization) => <Footer organization={organization} />}
    </Await>
  );
  return <Layout footer={footer}>{Component && <Component params={params} />}</Layout>;
}
