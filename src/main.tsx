import './ui/styles/styles.css';
import { routesAt } from '#routes';
import { startApp } from '#start/start-app.tsx';

// For the console of a developer; a build leaves it out.
if (import.meta.env.DEV) void import('#admin/shell/debug.ts');

// The address of this file has its hash, so it names the build.
await startApp(await routesAt(location.pathname), import.meta.url);
