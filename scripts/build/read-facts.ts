import { createServer } from 'vite';
import type { Clinic } from '#domain/clinic/clinic.ts';

/** The clinic's facts as a build reads them, for scripts: those of the project in VITE_FIREBASE_PROJECT_ID. */
export async function readFacts(): Promise<Clinic> {
  if (!process.env.VITE_FIREBASE_PROJECT_ID) {
    throw new Error('Set VITE_FIREBASE_PROJECT_ID to the project whose clinic this is for.');
  }
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { readClinic } = await server.ssrLoadModule('/src/data/clinic-settings.ts');
    return await readClinic();
  } finally {
    await server.close();
  }
}
