import { GuideDrawing } from './drawing.tsx';
import { useGuideClinic } from './guide-clinic.ts';
import { sections } from './sections.ts';

export function Cover() {
  const { name: clinicName } = useGuideClinic();
  return (
    <section className="sheet cover">
      <div className="cover-words">
        <p className="brand">
          <GuideDrawing file="public/img/mark.svg" />
          {clinicName}
        </p>
        <h1>
          Utah <br />
          PIP Guide
        </h1>
        <p className="cover-lead">
          What your own car insurance pays for after a crash, and how to use it.
        </p>
        <nav aria-label="Contents">
          <ol className="contents">
            {sections.map(({ name, title, page }) => (
              <li key={name}>
                <a href={`#${name}`}>
                  <span>{title}</span>
                  <span className="contents-page">{page}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <GuideDrawing file="public/img/hero-tall.svg" className="cover-art" />
    </section>
  );
}
