import { useGuideClinic } from './guide-clinic.ts';

/** Hidden from screen readers: on every page it would interrupt the text. */
export function Footer({ page }: { page: number }) {
  const { name, phone } = useGuideClinic();
  return (
    <footer aria-hidden="true">
      <span>{['Utah PIP Guide', name, phone].filter(Boolean).join(' · ')}</span>
      <span className="page-number">{page}</span>
    </footer>
  );
}
