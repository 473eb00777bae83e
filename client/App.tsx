import { Provider } from 'jotai';
import { Layout } from './layout/Layout.tsx';
import type { PageStore } from './page-store.ts';

/** The whole site, from the store alone: the same tree at the edge and in the browser. */
export function App({ store }: { store: PageStore }) {
  return (
    <Provider store={store}>
      <Layout />
    </Provider>
  );
}
