declare module 'virtual:client-assets' {
  const assets: { script: string; styles: string[]; fonts: string[] };
  export default assets;
}
