/** A file in the manifest of the client's build (https://vite.dev/guide/backend-integration). */
type ManifestChunk = { file: string; imports?: string[]; isEntry?: boolean };
type Manifest = Readonly<Record<string, ManifestChunk>>;

const manifests = import.meta.glob<Manifest>('/dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
});
const manifest = Object.values(manifests)[0] ?? {};

const urlOf = (source: string) => `/${manifest[source]?.file}`;

/** The development server serves the sources. */
export const clientAssets = import.meta.env.DEV
  ? {
      main: '/client/development.ts',
      prePaint: '/client/pre-paint.ts',
      styles: ['/client/style/style.css'],
      fonts: [],
    }
  : {
      /** The module that hydrates the page. */
      main: urlOf('client/main.tsx'),
      /** The classic script that runs before the first paint. */
      prePaint: urlOf('client/pre-paint.ts'),
      styles: [urlOf('style.css')],
      /** The fonts of nearly all texts. */
      fonts: ['serif-regular', 'sans'].map((name) => urlOf(`client/style/fonts/${name}.woff2`)),
    };

/** Returns the files to preload for a page that is a chunk of its own, by the name of its module in client/pages/. */
export function pageChunk(name: string): string[] {
  const source = `client/pages/${name}.tsx`;
  const files = [source, ...(manifest[source]?.imports ?? [])];
  return files.filter((file) => manifest[file] && !manifest[file].isEntry).map(urlOf);
}
