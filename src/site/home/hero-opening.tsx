import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';
import { NextOpening } from '../clinic/next-opening.tsx';
import { useKnownOpenings } from '../clinic/use-known-openings.ts';

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

function Line({ openings }: { openings: ShownOpenings }) {
  return (
    <p className="mt-4 min-h-[1lh] text-small font-semibold text-spruce-800">
      <NextOpening known={useKnownOpenings(openings)} />
    </p>
  );
}
