import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8321"; // `lascaux serve`, for `npm run dev`

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/lascaux/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: "manifest.json", // the server tells browsers early what a table needs
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["index.html", "docs.html"] },
    chunkSizeWarningLimit: 2000, // kilobytes: the viewer of /docs, which nothing else loads
  },
  server: { proxy: { "/api": { target: server, ws: true }, "^/games/[^/]+/client/": server } },
  resolve: { conditions: ["browser"] },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/lib/unmeasured.ts"] },
});
