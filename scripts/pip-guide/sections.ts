import { guideSections } from '#domain/clinic/pip-guide.ts';

export type SectionName = keyof typeof guideSections;

const names = Object.keys(guideSections) as SectionName[];

/** In order; the first one follows the cover, and each fills one page. */
export const sections = names.map((name, index) => ({
  name,
  title: guideSections[name],
  number: index + 1,
  page: index + 2,
}));

export function sectionNamed(name: SectionName) {
  const section = sections.find((each) => each.name === name);
  if (!section) throw new Error(`The guide has no section ${name}`);
  return section;
}
