import { Provider, useAtomValue } from 'jotai';
import { pageComponentAtom } from './pages/components.ts';
import { type PageStore, routeAtom } from './state/page-store.ts';
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
  const { Component, hasPanel = false } = useAtomValue(pageComponentAtom);
  return <Layout hasPanel={hasPanel}>{Component && <Component params={params} />}</Layout>;
}
