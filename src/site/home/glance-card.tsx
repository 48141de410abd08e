import { type LucideIcon, MapPin, MessageCircle, SquareParking, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { cityLine } from '#domain/clinic/address-lines.ts';
import { atHead, languageName } from '#words/facts.ts';
import { onGoogle } from '#words/frame.ts';
import * as words from '#words/home.ts';
import { englishLang, otherLang } from '#words/languages.ts';
import { useClinic } from '../clinic/use-clinic.ts';

/** The chip of the hero and the closing panel have the hours. */
export function GlanceCard() {
  const { address, arrival, arrivalEs, languages, mapUrl, rating } = useClinic();
  const [street, ...suite] = address.street.split(', ');
  if (!street && !arrival && !rating && languages.length === 0) return null;
  return (
    <section aria-label={words.atAGlance} className="pt-4 sm:pt-8 lg:pt-10">
      <div className="wrap">
        <dl className="grid gap-px border-b border-line bg-line sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
          {street && (
            <Fact icon={MapPin} term={words.findUs} value={street}>
              {[...suite, cityLine(address)].filter(Boolean).join(', ')}{' '}
              {mapUrl && (
                <a className="link ml-1.5" href={mapUrl}>
                  {words.directions}
                </a>
              )}
            </Fact>
          )}
          {arrival && (
            <Fact icon={SquareParking} term={words.arrival}>
              <span lang={arrivalEs ? undefined : englishLang}>{arrival}</span>
            </Fact>
          )}
          {languages.length > 0 && (
            <Fact
              icon={MessageCircle}
              term={words.languages}
              value={atHead(languages.map(languageName).join(', '))}
            >
              {languages.includes('Spanish') && <span lang={otherLang}>{words.otherSpoken}</span>}
            </Fact>
          )}
          {rating && (
            <Fact icon={Star} term={words.rating} value={onGoogle(rating.value.toFixed(1))} />
          )}
        </dl>
      </div>
    </section>
  );
}

function Fact({
  icon: Icon,
  term,
  value,
  children,
}: {
  icon: LucideIcon;
  term: string;
  value?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="relative bg-white py-3 pl-[calc(var(--inset,0px)+3.75rem)] sm:py-6 sm:pr-4 sm:last:odd:col-span-full sm:even:[--inset:1.5rem] xl:col-auto! xl:not-first:[--inset:1.5rem]">
      <dt className="text-small text-text-3">
        <span className="absolute top-4 left-(--inset,0px) grid size-11 place-items-center rounded-md bg-primary-soft text-[1.0625rem] text-primary sm:top-6">
          <Icon className="ico" aria-hidden="true" />
        </span>
        {term}
      </dt>
      <dd className="mt-0.5 font-display text-[1.0625rem] leading-snug font-bold wrap-anywhere">
        {value}
        {children && (
          <span className="mt-1 block font-sans text-small font-medium text-text-2">
            {children}
          </span>
        )}
      </dd>
    </div>
  );
}
