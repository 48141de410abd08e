import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { Panel } from '#ui/panel.tsx';

export function ProviderFacts({ member }: { member: StaffMember }) {
  const { credentials, licenseNumber, languages, specialties } = member;
  const facts = [
    { title: 'Credentials', texts: credentials },
    { title: 'License number', texts: licenseNumber ? [licenseNumber] : [] },
    { title: 'Languages', texts: languages },
    { title: 'Specialties', texts: specialties },
  ].filter(({ texts }) => texts.length > 0);
  if (facts.length === 0) return null;
  return (
    <Panel as="aside" shape="box" tone="facts" className="p-7 sm:p-8" aria-label="At a glance">
      <dl className="grid gap-6">
        {facts.map(({ title, texts }) => (
          <div key={title}>
            <dt className="text-small font-semibold text-text-2">{title}</dt>
            {texts.map((text) => (
              <dd key={text} className="mt-1.5 font-semibold wrap-anywhere">
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
