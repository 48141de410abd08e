import { clinic } from '../seed/sample-clinic.ts';

/** Hidden from screen readers: on every page it would interrupt the text. */
export function Footer({ page }: { page: number }) {
  return (
    <footer aria-hidden="true">
      <span>
        Utah PIP Guide · {clinic.name} · {clinic.phone}
      </span>
      <span className="page-number">{page}</span>
    </footer>
  );
}
