/** A file in the manifest of the client's build (https://vite.dev/guide/backend-integration). */
type ManifestChunk = { file: string; imports?: string[]; isEntry?: boolean };
type Manifest = Readonly<Record<string, ManifestChunk>>;

export type ClientAssets = {
  /** The module that hydrates the page. */
  main: string;
  /** The classic script that runs before the first paint. */
  prePaint: string;
  styles: string[];
  /** The fonts of nearly all texts. */
  fonts: string[];
  /** The files to preload for a page that is a chunk of its own, by the name of its module in client/pages/. */
  pageChunk(name: string): string[];
};

const manifests = import.meta.glob<Manifest>('/dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
});

/** The development server serves the sources. */
export const clientAssets: ClientAssets = import.meta.env.DEV
  ? {
      main: '/client/development.ts',
      prePaint: '/client/pre-paint.ts',
      styles: ['/client/style/base.css'],
      fonts: [],
      pageChunk: () => [],
    }
  : builtAssets(Object.values(manifests)[0] ?? {});

function builtAssets(manifest: Manifest): ClientAssets {
  const url = (source: string) => `/${manifest[source]?.file}`;
  return {
    main: url('client/main.tsx'),
    prePaint: url('client/pre-paint.ts'),
    styles: [url('style.css')],
    fonts: ['serif-regular', 'sans'].map((name) => url(`client/style/fonts/${name}.woff2`)),
    pageChunk(name) {
      const source = `client/pages/${name}.tsx`;
      const files = [source, ...(manifest[source]?.imports ?? [])];
      return files.filter((file) => manifest[file] && !manifest[file].isEntry).map(url);
    },
  };
}
