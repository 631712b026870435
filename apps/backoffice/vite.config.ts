import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/* The server as `npm run dev` starts it. Its host stays in the request: the server compares it with the origin. */
const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `bo${hash}` }),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ru-RU'] }), enforce: 'pre' },
  ],
  // The server puts a fresh nonce in place of this with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: { assetsDir: 'backoffice-assets', manifest: true },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: api } } },
});
