declare module 'virtual:client-assets' {
  const assets: { main: string; early: string; styles: string[]; fonts: string[] };
  export default assets;
}
