// The entry in development. It sets up hot reload, which otherwise requires an inline script.
import '@vitejs/plugin-react/preamble';

await import('./main.tsx');
