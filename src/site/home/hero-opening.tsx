import { Suspense, useEffect } from 'react';
import { Await } from 'react-router-dom';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';
import { NextOpening } from '../openings/next-opening.tsx';

/** One line below the buttons, whose room a clinic without online times doesn't keep. */
export function HeroOpening({ openings }: { openings: Promise<ShownOpenings | null> }) {
  return (
    <Suspense fallback={null}>
      <Await resolve={openings}>
        {(read: ShownOpenings | null) => read && <Line openings={read} />}
      </Await>
    </Suspense>
  );
}

/** The code that fills it comes later, with the app and without. */
function Line({ openings }: { openings: ShownOpenings }) {
  useEffect(() => {
    void import('../frame/show-openings.ts').then(
      ({ showOpenings }) => showOpenings(openings),
      // Harmless: nothing is shown where it is not known.
      () => {},
    );
  }, [openings]);
  return (
    <p className="mt-4 min-h-[1lh] text-small font-semibold text-spruce-800">
      <NextOpening />
    </p>
  );
}
