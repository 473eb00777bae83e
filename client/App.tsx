import { Provider, useAtomValue } from 'jotai';
import { pageAtom } from './pages/pages.ts';
import type { PageStore } from './state/page-store.ts';
import { Layout } from './ui/layout/Layout.tsx';

export function App({ store }: { store: PageStore }) {
  return (
    <Provider store={store}>
      <Site />
    </Provider>
  );
}

function Site() {
  const { Component, hasPanel = false } = useAtomValue(pageAtom);
  return (
    <Layout hasPanel={hasPanel}>
      <Component />
    </Layout>
  );
}
