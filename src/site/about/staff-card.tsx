import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { providerPath, type StaffMember } from '#domain/clinic/staff-member.ts';
import { Chip } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import * as words from '#words/about.ts';
import * as staff from '#words/staff.ts';
import { Portrait } from './portrait.tsx';

type StaffCardProps = {
  member: StaffMember;
  /** Of what the clinic wrote. */
  lang: string | undefined;
};

export function StaffCard({ member, lang }: StaffCardProps) {
  const { name, title, titleEs, bio, bioEs, credentials, specialties } = member;
  const path = providerPath(member);
  return (
    <Card as="li" className="max-w-md overflow-hidden">
      <Portrait member={member} loading="lazy" className="aspect-square" />
      <div className="p-5 pb-6">
        <h3 className="text-h3">{name}</h3>
        <p lang={titleEs ? undefined : lang} className="mt-1 font-semibold text-primary-text">
          {title}
        </p>
        {bio && (
          <p lang={bioEs ? undefined : lang} className="mt-3 whitespace-pre-line text-text-2">
            {bio}
          </p>
        )}
        <FactList title={staff.credentials} facts={credentials} lang={lang} />
        <FactList title={staff.specialties} facts={specialties} lang={lang} />
        {path && (
          <Link to={path} className="more mt-5">
            {words.moreAbout(name)}
            <ArrowRight className="ico" aria-hidden="true" />
          </Link>
        )}
      </div>
    </Card>
  );
}

type FactListProps = { title: string; facts: string[]; lang: string | undefined };

function FactList({ title, facts, lang }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 className="font-sans text-small font-semibold tracking-normal text-text-3">{title}</h4>
      <ul aria-label={title} className="mt-1.5 flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact} lang={lang} className="max-w-full">
            <Chip className="max-w-full whitespace-normal">{fact}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
