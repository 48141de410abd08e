import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { providerPath, type StaffMember } from '#domain/clinic/staff-member.ts';
import { Chip } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Portrait } from './portrait.tsx';

export function StaffCard({ member }: { member: StaffMember }) {
  const { name, title, bio, credentials, specialties } = member;
  const path = providerPath(member);
  return (
    <Card as="li" className="max-w-md overflow-hidden">
      <Portrait member={member} loading="lazy" className="aspect-square" />
      <div className="p-5 pb-6">
        <h3 className="text-h3">{name}</h3>
        <p className="mt-1 font-semibold text-primary-text">{title}</p>
        {bio && <p className="mt-3 whitespace-pre-line text-text-2">{bio}</p>}
        <FactList title="Credentials" facts={credentials} />
        <FactList title="Specialties" facts={specialties} />
        {path && (
          <Link to={path} className="more mt-5">
            More about {name}
            <ArrowRight className="ico" aria-hidden="true" />
          </Link>
        )}
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
            <Chip className="max-w-full whitespace-normal">{fact}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
