import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

const rooms = [
  {
    picture: '/img/scene-waiting.svg',
    crop: 'object-[35%_50%]',
    text: 'You arrive. Bring your insurance card and, if you have one, your claim number.',
  },
  {
    picture: '/img/scene-treatment.svg',
    crop: 'object-[62%_50%]',
    text: 'We examine you, and treat only what we’ve talked through.',
  },
  {
    picture: '/img/scene-rehab.svg',
    crop: 'object-[20%_50%]',
    text: 'You learn the exercises you’ll do at home.',
  },
];

export function Rooms() {
  return (
    <section className="section" aria-labelledby="rooms-title">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="rooms-title" className="text-h2">
            A first visit, room by room
          </h2>
          <Link to="/gallery" className="more">
            See the clinic gallery
            <ArrowRight className="ico" aria-hidden="true" />
          </Link>
        </div>
        <ol className="mt-10 grid gap-8 md:grid-cols-3 lg:mt-14 lg:gap-6">
          {rooms.map(({ picture, crop, text }) => (
            <li key={text}>
              <img
                src={picture}
                alt=""
                width={1200}
                height={800}
                loading="lazy"
                className={`aspect-[3/2] w-full rounded-lg object-cover md:aspect-[4/5] ${crop}`}
              />
              <p className="mt-4 max-w-[34ch] text-text-2">{text}</p>
            </li>
          ))}
        </ol>
        <p className="hint mt-6">Drawings until our photos are ready.</p>
      </div>
    </section>
  );
}
