import { home } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import { StructuredData } from './structured-data.tsx';
import { useClinic } from './use-clinic.ts';

/** path starts with a slash. */
type Step = { name: string; path: string };

/** The page's breadcrumb for search engines: under Home, and under the pages `above` it. */
export function BreadcrumbData({ name, path, above = [] }: Step & { above?: Step[] }) {
  const clinic = useClinic();
  const trail = [{ name: home, path: paths.home }, ...above, { name, path }];
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name: step.name,
          item: `${clinic.origin}${step.path}`,
        })),
      }}
    />
  );
}
