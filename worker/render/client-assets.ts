/** A file in the manifest of the client's build (https://vite.dev/guide/backend-integration). */
type Manifest = Readonly<Record<string, { file: string; name?: string }>>;

const manifests = import.meta.glob<Manifest>('/dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
});
const manifest = Object.values(manifests)[0] ?? {};

const urlOf = (source: string) => `/${manifest[source]?.file}`;

/** The development server serves the sources. */
export const clientAssets = import.meta.env.DEV
  ? { main: '/client/development.ts', fonts: [] }
  : {
      main: urlOf('client/main.tsx'),
      /** The fonts of nearly all texts. */
      fonts: ['serif-regular', 'sans'].map((name) => urlOf(`client/style/fonts/${name}.woff2`)),
    };

/** Returns the file of a chunk that pages share; undefined in the development server. */
export function pageChunk(name: string): string | undefined {
  const chunk = Object.values(manifest).find((chunk) => chunk.name === name);
  return chunk && `/${chunk.file}`;
}
