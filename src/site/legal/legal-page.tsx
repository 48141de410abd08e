import './legal.css';
import { ContactLines } from '#facts/contact-lines.tsx';
import { Deferred } from '#start/deferred.tsx';
import { Head } from '#ui/head.tsx';
import { Panel } from '#ui/panel.tsx';
import { lang } from '#words/lang.ts';
import * as words from '#words/legal.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { LegalText, type Parts, type Text } from './legal-text.tsx';

export const legalHandle: PageHandle = { closing: false };

/** By the fragments of their addresses: a title, then the text. */
type Sections = Record<string, readonly [title: string, ...text: Text]>;

type LegalPageProps = {
  title: string;
  path: string;
  description: (clinic: string) => string;
  /** The page in two sentences, for those who read no further. */
  lead: string;
  /** Day of the text's last change, 'YYYY-MM-DD'. */
  lastUpdated: string;
  /** What the law calls that day. */
  dateLabel?: string;
  /** From `isSampleText`, for a page whose text the clinic has to replace. */
  isSample?: boolean;
  sections: Sections;
  parts?: Parts;
};

const longDate = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });

export function LegalPage({
  title,
  path,
  description,
  lead,
  lastUpdated,
  dateLabel = words.lastUpdated,
  isSample = false,
  sections,
  parts,
}: LegalPageProps) {
  const clinic = useClinic();
  const allParts = {
    '{clinic}': clinic.name,
    '{phone}': <PhoneLink key="phone" />,
    '{contact}': <ContactLines key="contact" clinic={clinic} />,
    ...parts,
  };
  return (
    <div>
      <Head title={title} description={description(clinic.name)} path={path} />
      <BreadcrumbData name={title} path={path} />
      <Panel as="div" tone="facts" className="print:bg-transparent">
        <div className="wrap pt-10 pb-12 md:pt-16 md:pb-16 print:p-0">
          <h1 className="text-h1">{title}</h1>
          <p className="mt-4 max-w-[52ch] text-lead text-text-2">{lead}</p>
          <p className="mt-5 text-small text-text-3">
            {dateLabel} <time dateTime={lastUpdated}>{longDate.format(new Date(lastUpdated))}</time>
          </p>
          {isSample && <p className="mt-1 text-small text-text-3">{words.sample}</p>}
        </div>
      </Panel>
      <Deferred>
        <div className="wrap grid gap-10 pt-12 pb-[clamp(4rem,2.6rem+5.2vw,7rem)] lg:grid-cols-[15rem_minmax(0,46rem)] lg:gap-20 print:mt-8 print:block">
          <Contents sections={sections} />
          <div className="grid gap-12 print:block print:space-y-8">
            {Object.entries(sections).map(([id, [heading, ...text]]) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`} className="text-h3">
                  {heading}
                </h2>
                <div className="prose mt-4 wrap-anywhere text-text-2">
                  <LegalText text={text} parts={allParts} />
                </div>
              </section>
            ))}
          </div>
        </div>
      </Deferred>
    </div>
  );
}

function Contents({ sections }: { sections: Sections }) {
  return (
    <nav aria-label={words.contents} className="print:hidden lg:sticky lg:top-28 lg:self-start">
      <ol className="border-t border-line">
        {Object.entries(sections).map(([id, [title]]) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="block py-2.5 text-small font-semibold text-primary-text underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
