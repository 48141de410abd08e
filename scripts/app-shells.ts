import type { Plugin } from 'vite';

/**
 * Further names of index.html: 404.html is what Netlify serves with status 404 for an unknown address,
 * and staff pages have a file of their own so that header rules for /admin/* meet it under any name.
 */
const COPIES = ['404.html', 'admin/index.html'];

/** Writes the copies of index.html that netlify.toml relies on. */
export function appShells(): Plugin {
  return {
    name: 'app-shells',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        for (const fileName of COPIES) {
          this.emitFile({ type: 'asset', fileName, source: page.source });
        }
      },
    },
  };
}
