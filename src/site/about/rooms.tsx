import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as words from '#words/about.ts';
import * as paths from '#words/paths.ts';

const pictures = [
  { picture: '/img/scene-waiting.svg', crop: 'object-[35%_50%]' },
  { picture: '/img/scene-treatment.svg', crop: 'object-[62%_50%]' },
  { picture: '/img/scene-rehab.svg', crop: 'object-[20%_50%]' },
];

export function Rooms() {
  return (
    <section className="section" aria-labelledby="rooms-title">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="rooms-title" className="text-h2">
            {words.roomsTitle}
          </h2>
          <Link to={paths.gallery} className="more">
            {words.toGallery}
            <ArrowRight className="ico" aria-hidden="true" />
          </Link>
        </div>
        <ol className="mt-10 grid gap-8 md:grid-cols-3 lg:mt-14 lg:gap-6">
          {pictures.map(({ picture, crop }, room) => (
            <li key={picture}>
              <img
                src={picture}
                alt=""
                width={1200}
                height={800}
                loading="lazy"
                className={`aspect-[3/2] w-full rounded-lg object-cover md:aspect-[4/5] ${crop}`}
              />
              <p className="mt-4 max-w-[34ch] text-text-2">{words.rooms[room]}</p>
            </li>
          ))}
        </ol>
        <p className="hint mt-6">{words.drawings}</p>
      </div>
    </section>
  );
}
