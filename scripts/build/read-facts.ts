import { createServer, type ViteDevServer } from 'vite';
import type { Clinic } from '#domain/clinic/clinic.ts';
import type { ShownReview } from '#domain/clinic/review.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';

/** The clinic's facts as a build reads them, for scripts: those of the project in VITE_FIREBASE_PROJECT_ID. */
export async function readFacts(): Promise<Clinic> {
  if (!process.env.VITE_FIREBASE_PROJECT_ID) {
    throw new Error('Set VITE_FIREBASE_PROJECT_ID to the project whose clinic this is for.');
  }
  return withSource(async (load) => {
    const { readClinic } = await load('/src/data/clinic-settings.ts');
    return readClinic();
  });
}

export type Site = {
  clinic: Clinic;
  staff: StaffMember[];
  reviews: ShownReview[];
  /** Published articles by title, photos of the gallery by alt text. */
  samples: { articles: readonly string[]; photos: readonly string[] };
};

/** The facts, the staff of the About page, the reviews of the home page, and what is made up beside them. */
export function readSite(): Promise<Site> {
  return withSource(async (load) => {
    const { readClinic } = await load('/src/data/clinic-settings.ts');
    const { listStaff } = await load('/src/data/staff.ts');
    const { listShownReviews } = await load('/src/data/shown-reviews.ts');
    const { listShownSamples } = await load('/src/data/shown-samples.ts');
    const [clinic, staff, reviews, samples] = await Promise.all([
      readClinic(),
      listStaff(),
      listShownReviews(),
      listShownSamples(),
    ]);
    return { clinic, staff, reviews, samples };
  });
}

/** The code of the app needs Vite, which fills in its variables. */
async function withSource<Read>(
  read: (load: ViteDevServer['ssrLoadModule']) => Promise<Read>,
): Promise<Read> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await read(server.ssrLoadModule);
  } finally {
    await server.close();
  }
}
