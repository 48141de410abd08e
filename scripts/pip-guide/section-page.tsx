import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { type SectionName, sectionNamed, sections } from './sections.ts';

type SectionPageProps = {
  name: SectionName;
  /** Background of the band on top. */
  tone: 'alpenglow' | 'sky' | 'meadow' | 'sun';
  lead: string;
  art: ReactNode;
  children: ReactNode;
};

export function SectionPage({ name, tone, lead, art, children }: SectionPageProps) {
  const { title, number, page } = sectionNamed(name);
  return (
    <section className="sheet" id={name}>
      <header className={`band band-${tone}`}>
        <div className="band-words">
          <div className="progress" aria-hidden="true">
            {sections.map((section) => (
              <span key={section.name} className={section.number <= number ? 'lit' : ''} />
            ))}
          </div>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        {art}
      </header>
      <div className="content">{children}</div>
      <Footer page={page} />
    </section>
  );
}
