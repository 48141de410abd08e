import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { Chip } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { SafeImage } from '#ui/safe-image.tsx';

const looks = {
  wide: {
    card: 'md:grid-cols-[20rem_1fr] lg:col-span-full lg:grid-cols-[26rem_1fr]',
    words: 'p-6 sm:p-9 lg:px-14',
    name: 'text-h2',
  },
  narrow: {
    card: 'md:max-lg:grid-cols-[20rem_1fr] xl:grid-cols-[13rem_1fr]',
    words: 'p-6 sm:p-9 xl:p-7',
    name: 'text-h3',
  },
} as const;

export function StaffCard({ member, wide }: { member: StaffMember; wide: boolean }) {
  const { name, title, bio, photoUrl, credentials, specialties } = member;
  const look = looks[wide ? 'wide' : 'narrow'];
  return (
    <Card as="li" className={`grid overflow-hidden ${look.card}`}>
      <SafeImage
        src={photoUrl}
        fallback="/img/avatar-blank.svg"
        alt={`Portrait of ${name}`}
        width={800}
        height={800}
        loading="lazy"
        className="aspect-[5/4] size-full bg-tint object-cover object-[50%_30%] md:aspect-auto md:min-h-72"
      />
      <div className={`self-center ${look.words}`}>
        <h3 className={look.name}>{name}</h3>
        <p className="mt-1.5 font-semibold text-primary-text">{title}</p>
        {bio && <p className="mt-4 max-w-[58ch] whitespace-pre-line text-text-2">{bio}</p>}
        <FactList title="Credentials" facts={credentials} />
        <FactList title="Specialties" facts={specialties} />
      </div>
    </Card>
  );
}

function FactList({ title, facts }: { title: string; facts: string[] }) {
  if (facts.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 className="font-sans text-small font-semibold tracking-normal text-text-3">{title}</h4>
      <ul aria-label={title} className="mt-1.5 flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact} className="max-w-full">
            <Chip className="max-w-full whitespace-normal!">{fact}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
