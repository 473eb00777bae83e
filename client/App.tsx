import { Provider } from 'jotai';
import type { PageStore } from './store.ts';
import { Layout } from './ui/layout/Layout.tsx';

/** The whole site, from the store alone: the same tree at the edge and in the browser. */
export function App({ store }: { store: PageStore }) {
  return (
    <Provider store={store}>
      <Layout />
    </Provider>
  );
}
