import type { Plugin } from 'vite';

const mark = '?es';

/** Code that visitors see. Its Spanish copy has the same path with the mark behind it. */
const carried = /\/src\/(?!admin|data\/).*\.(?:tsx?|js)$/;

/**
 * The whole website in Spanish: what a marked module imports is marked, too, and gets src/words/es in the place of
 * src/words/en. So a document has one language, and nobody downloads two. Data layer and packages are the same.
 */
export function spanishCopy(): Plugin {
  return {
    name: 'spanish-copy',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(mark)) return null;
      const found = await this.resolve(source, importer.slice(0, -mark.length), options);
      // Another document, in English.
      if (found?.id.endsWith('/src/admin-routes.tsx')) return { ...found, external: true };
      if (!found || !carried.test(found.id) || /node_modules/.test(found.id)) return found;
      const isWords = source.startsWith('#words/');
      const id = isWords ? found.id.replace('/words/en/', '/words/es/') : found.id;
      return { ...found, id: id + mark };
    },
    // In a build.
    transform: {
      filter: { id: /\/index\.html$/ },
      handler(html) {
        return this.environment.name === 'spanish' ? inSpanish(html) : null;
      },
    },
    // On the development server.
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl = '' }) =>
        /^\/es(?:[/?]|$)/.test(originalUrl) ? inSpanish(html) : html,
    },
  };
}

const inSpanish = (html: string) =>
  html.replace('lang="en"', 'lang="es"').replace('/src/main.tsx', `$&${mark}`);
